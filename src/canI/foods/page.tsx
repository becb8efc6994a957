import { graphql, type PageProps } from "gatsby";
import { babyToneOf, toneOf } from "../../guides/verdicts";
import { brandFrom, headFrom } from "../../site/head/pageQuery";
import { Crumbs } from "../../site/record/Crumbs";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";
import { LocalLink } from "../../ui/LocalLink";
import { PageIntro } from "../../ui/PageIntro";
import { wrap } from "../../ui/theme/globalStyles";
import { EmptyList } from "../list/EmptyList";
import { ItemList } from "../list/ItemList";
import { FrequentFoods } from "./FrequentFoods";

/** Food and drink from A to Z, each with its three answers. */
export default function FoodsPage({ data, pageContext }: PageProps<Queries.FoodsPageQuery, PageContext>) {
  const t = useTexts();
  const foods = data.foods.nodes;
  const rows = foods.map(({ path, title, words, group, pregnancy, breastfeeding, baby }) => ({
    path,
    title,
    words,
    group,
    answers: [
      { tone: toneOf(pregnancy.verdict), label: pregnancy.label },
      { tone: toneOf(breastfeeding.verdict), label: breastfeeding.label },
      { tone: babyToneOf(baby.verdict), label: baby.label },
    ],
  }));
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section="canIEat">
      <div css={wrap}>
        <Crumbs here={t("foods.title")} />
        <PageIntro title={t("foods.title")} lead={t("foods.lead")} />
        {rows.length === 0 ? (
          <EmptyList />
        ) : (
          <>
            <ItemList
              of="foods"
              columns={[
                { name: t("stage.pregnancy"), own: "due" },
                { name: t("stage.breastfeeding") },
                { name: t("stage.baby"), own: "born" },
              ]}
              rows={rows}
              order="letter"
              frequent={<FrequentFoods foods={foods} />}
            />
            <p css={{ marginTop: "1.5rem", maxWidth: "60ch" }}>{t("foods.once")}</p>
            <p className="no-print">
              <LocalLink to="canIEatSheet">{t("foods.sheet")}</LocalLink>
            </p>
          </>
        )}
      </div>
    </PageShell>
  );
}

export const Head = headFrom("foods.headTitle", "foods.description");

export const query = graphql`
  query FoodsPage($language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    foods: allFood(sort: { key: ASC }) {
      nodes {
        key
        path(language: $lang)
        title(language: $lang)
        words(language: $lang)
        group
        pregnancy {
          verdict
          label(language: $lang)
        }
        breastfeeding {
          verdict
          label(language: $lang)
        }
        baby {
          verdict
          label(language: $lang)
        }
      }
    }
  }
`;
