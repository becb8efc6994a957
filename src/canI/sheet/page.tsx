import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { Crumbs } from "../../site/Crumbs";
import type { PageContext } from "../../site/PageContext";
import { PageShell } from "../../site/PageShell";
import { brandFrom, headFrom } from "../../site/pageQuery";
import { sortBy } from "../../text/letters";
import { LocalLink } from "../../ui/LocalLink";
import { PageIntro } from "../../ui/PageIntro";
import { PrintButton } from "../../ui/PrintButton";
import { wrap } from "../../ui/theme/globalStyles";
import { toneOf } from "../../ui/verdicts";
import { EmptyList } from "../list/EmptyList";
import { SheetGroup } from "./SheetGroup";

/** What hangs on the fridge door: what to leave, to cook through, to limit, and what is nothing for a baby yet; one sheet of paper. */
export default function SheetPage({ data, pageContext }: PageProps<Queries.SheetPageQuery, PageContext>) {
  const { t } = useTranslation(["canI", "common"]);
  const { language, paths } = pageContext;
  const brand = brandFrom(data);
  const foods = sortBy(data.foods.nodes, ({ title }) => title, language);
  const parts = (["no", "cook", "limit", "ask"] as const).map((tone) => ({
    tone,
    foods: foods
      .filter(({ pregnancy }) => toneOf(pregnancy.verdict) === tone)
      // Where the answer is the heading's there is nothing to add.
      .map(({ path, title, pregnancy }) => ({ path, title, label: tone === "limit" ? pregnancy.label : null })),
  }));
  const notForBabies = foods
    .filter(({ baby }) => baby.verdict === "avoid" || baby.verdict === "later" || (baby.fromMonths ?? 0) >= 12)
    .map(({ path, title }) => ({ path, title, label: null }));
  return (
    <PageShell brand={brand} paths={paths} section="canIEat" hasPopup={false}>
      <div css={wrap}>
        <Crumbs here={t("sheet.title")}>
          {[
            <LocalLink key="foods" to="canIEat">
              {t("nav.canIEat")}
            </LocalLink>,
          ]}
        </Crumbs>
        <PageIntro title={t("sheet.title")} lead={t("sheet.lead")}>
          <PrintButton label={t("sheet.print")} />
        </PageIntro>
        {foods.length === 0 && <EmptyList />}
        {parts.map(({ tone, foods: shown }) => (
          <SheetGroup key={tone} tone={tone} heading={t(`sheet.${tone}`)} foods={shown} />
        ))}
        <SheetGroup tone="later" heading={t("sheet.baby")} foods={notForBabies} />
        <p css={{ marginTop: "1rem", maxWidth: "70ch" }}>
          {t("sheet.wash")} {brand.url.replace(/^https:\/\//, "") + paths[language]}
        </p>
      </div>
    </PageShell>
  );
}

export const Head = headFrom("sheet.headTitle", "sheet.description");

export const query = graphql`
  query SheetPage($language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    foods: allFood {
      nodes {
        path(language: $lang)
        title(language: $lang)
        pregnancy {
          verdict
          label(language: $lang)
        }
        baby {
          verdict
          fromMonths
        }
      }
    }
  }
`;
