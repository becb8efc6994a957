import { graphql, type PageProps } from "gatsby";
import { brandFrom, headFrom } from "../../site/head/pageQuery";
import { Crumbs } from "../../site/record/Crumbs";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";
import { PageIntro } from "../../ui/PageIntro";
import { wrap } from "../../ui/theme/globalStyles";
import { EmptyList } from "../list/EmptyList";
import { ItemList } from "../list/ItemList";
import { Never } from "../medicine/Never";
import { notices, Signpost } from "../medicine/Signpost";

/** Medicines from A to Z: what is known, in two or three words, without a verdict. */
export default function MedicinesPage({ data, pageContext }: PageProps<Queries.MedicinesPageQuery, PageContext>) {
  const t = useTexts();
  const rows = data.medicines.nodes.map(({ path, title, words, group, pregnancy, breastfeeding }) => ({
    path,
    title,
    words,
    group,
    answers: [pregnancy, breastfeeding].map(({ label }) => ({ tone: null, label })),
  }));
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section="medicines">
      <div css={wrap}>
        <Crumbs here={t("medicines.title")} />
        <PageIntro title={t("medicines.title")} lead={t("medicines.lead")} />
        {rows.length === 0 ? (
          <EmptyList />
        ) : (
          <ItemList
            of="medicines"
            columns={[{ name: t("stage.pregnancy") }, { name: t("stage.breastfeeding") }]}
            rows={rows}
            order="letter"
          />
        )}
        <div css={notices}>
          <Signpost />
          <Never />
        </div>
      </div>
    </PageShell>
  );
}

export const Head = headFrom("medicines.headTitle", "medicines.description");

export const query = graphql`
  query MedicinesPage($language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    medicines: allMedicine(sort: { key: ASC }) {
      nodes {
        path(language: $lang)
        title(language: $lang)
        words(language: $lang)
        group
        pregnancy {
          label(language: $lang)
        }
        breastfeeding {
          label(language: $lang)
        }
      }
    }
  }
`;
