import { graphql, type PageProps } from "gatsby";
import { toneOf } from "../../guides/verdicts";
import { brandFrom, headFrom } from "../../site/head/pageQuery";
import { Crumbs } from "../../site/record/Crumbs";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";
import { PageIntro } from "../../ui/PageIntro";
import { wrap } from "../../ui/theme/globalStyles";
import { EmptyList } from "../list/EmptyList";
import { ItemList } from "../list/ItemList";

/** Everyday things by group, each with its two answers. */
export default function ThingsPage({ data, pageContext }: PageProps<Queries.ThingsPageQuery, PageContext>) {
  const t = useTexts();
  const rows = data.things.nodes.map(({ path, title, words, group, pregnancy, breastfeeding }) => ({
    path,
    title,
    words,
    group,
    answers: [pregnancy, breastfeeding].map(({ verdict, label }) => ({ tone: toneOf(verdict), label })),
  }));
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section="canIDo">
      <div css={wrap}>
        <Crumbs here={t("things.title")} />
        <PageIntro title={t("things.title")} lead={t("things.lead")} />
        {rows.length === 0 ? (
          <EmptyList />
        ) : (
          <ItemList of="things" columns={[{ name: t("stage.pregnancy") }, { name: t("stage.breastfeeding") }]} rows={rows} order="group" />
        )}
      </div>
    </PageShell>
  );
}

export const Head = headFrom("things.headTitle", "things.description");

export const query = graphql`
  query ThingsPage($language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    things: allEverydayThing(sort: { key: ASC }) {
      nodes {
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
      }
    }
  }
`;
