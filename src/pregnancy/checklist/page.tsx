import { graphql, type PageProps } from "gatsby";
import { pathTo } from "../../routes/routes";
import { AbroadFold } from "../../site/AbroadFold";
import { brandFrom, type HeadInput, headText, SiteHead } from "../../site/head/pageQuery";
import { Crumbs } from "../../site/record/Crumbs";
import { neighbours } from "../../site/record/RecordPage";
import { TrustBlock } from "../../site/record/TrustBlock";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";
import { Checklist } from "../../ui/Checklist";
import type { IconName } from "../../ui/iconPaths";
import { LocalLink } from "../../ui/LocalLink";
import { PageIntro } from "../../ui/PageIntro";
import { Pager } from "../../ui/Pager";
import { wrap } from "../../ui/theme/globalStyles";

const icons = { health: "heart", visits: "calendar", papers: "paper", home: "home", couple: "people" } as const satisfies Record<
  string,
  IconName
>;

export default function PregnancyChecklistPage({ data, pageContext }: PageProps<Queries.PregnancyChecklistPageQuery, PageContext>) {
  const t = useTexts();
  const { language } = pageContext;
  const { checklist } = data;
  if (!checklist) throw new Error("PregnancyChecklistPage requires a checklist");
  const { week } = checklist;
  const title = t("title", { n: week });
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section="pregnancyWeeks">
      <div css={wrap}>
        <Crumbs here={t("week", { n: week })}>
          {[
            <LocalLink key="checklists" to="pregnancyChecklists">
              {t("checklists")}
            </LocalLink>,
          ]}
        </Crumbs>
        <PageIntro title={title} lead={checklist.lead}>
          <p className="no-print">
            <LocalLink to="pregnancyWeek" params={{ hafta: String(week) }}>
              {t("toWeek", { n: week })}
            </LocalLink>
          </p>
        </PageIntro>
        <Checklist
          name="ninni-checklists"
          title={title}
          groups={checklist.groups.map(({ group, items }) => ({
            key: group,
            title: t(`group.${group}`),
            icon: icons[group],
            items: items.map(({ key, text, why, link }) => ({ value: `${week}-${key}`, text, why, link })),
          }))}
        />
        <div className="no-print" css={{ maxWidth: "48rem" }}>
          <AbroadFold subjects={checklist.abroad} />
          <TrustBlock written={checklist.written} nextReview={checklist.nextReview} sources={checklist.sources} />
          <Pager
            label={t("pager")}
            {...neighbours(week, 1, 42, (n) => ({
              href: pathTo("pregnancyChecklist", language, { hafta: String(n) }),
              name: t("week", { n }),
            }))}
          />
        </div>
      </div>
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.PregnancyChecklistPageQuery>) {
  return (
    <SiteHead
      data={data}
      pageContext={pageContext}
      title={headText(data, "title", { n: data.checklist?.week ?? 0 })}
      description={data.checklist?.description}
    />
  );
}

export const query = graphql`
  query PregnancyChecklistPage($key: String!, $language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    checklist: pregnancyChecklist(key: { eq: $key }) {
      week
      lead(language: $lang)
      description(language: $lang)
      groups {
        group
        items {
          key
          text(language: $lang)
          why(language: $lang)
          link {
            path(language: $lang)
            text(language: $lang)
          }
        }
      }
      ...Trust
    }
  }
`;
