import { graphql, type PageProps } from "gatsby";
import { AbroadFold } from "../../site/AbroadFold";
import { brandFrom, type HeadInput, headText, SiteHead } from "../../site/head/pageQuery";
import { Crumbs } from "../../site/record/Crumbs";
import { earliestDates } from "../../site/record/earliestDates";
import { TrustBlock } from "../../site/record/TrustBlock";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";
import { columns } from "../../ui/Columns.styles";
import { GroupChips } from "../../ui/GroupChips";
import { LocalLink } from "../../ui/LocalLink";
import { PageIntro } from "../../ui/PageIntro";
import { Toc } from "../../ui/Toc";
import { prose, wrap } from "../../ui/theme/globalStyles";
import { faqGroups } from "../../vocabulary/faqGroups";
import { FaqEntry } from "./FaqEntry";
import { FaqFinder } from "./FaqFinder";

/** Questions about pregnancy or about the baby, in groups; each question has its own anchor. */
export default function FaqPage({ data, pageContext }: PageProps<Queries.FaqPageQuery, PageContext>) {
  const t = useTexts();
  const { id } = pageContext;
  const entries = data.faqs.nodes;
  const groups = faqGroups.filter((group) => entries.some((entry) => entry.group === group));
  const contents = groups.map((group) => ({ anchor: `group-${group}`, name: t(`group.${group}`) }));
  const asked = new Set(entries.flatMap(({ abroad }) => abroad.map(({ key }) => key)));
  const brand = brandFrom(data);
  return (
    <PageShell brand={brand} page={pageContext} section={id}>
      <div css={wrap}>
        <Crumbs here={t(`${id}.title`)} />
        <PageIntro title={t(`${id}.title`)} lead={t(`${id}.lead`)}>
          <p>
            <LocalLink to={id === "pregnancyFaq" ? "symptoms" : "firstAidTopics"}>{t(`${id}.door`)}</LocalLink>
          </p>
          <GroupChips groups={contents} />
        </PageIntro>
      </div>
      <div css={columns}>
        <div css={prose}>
          <FaqFinder count={entries.length}>
            {groups.map((group) => (
              <section key={group} data-stage={group} aria-labelledby={`group-${group}`} css={{ marginBottom: "2.5rem" }}>
                <h2 id={`group-${group}`} css={{ marginBottom: "1rem" }}>
                  {t(`group.${group}`)}
                </h2>
                {entries
                  .filter((entry) => entry.group === group)
                  .map((entry) => (
                    <FaqEntry
                      key={entry.key}
                      entry={entry}
                      whose={id === "babyFaq" ? "baby" : "mother"}
                      leaveTo={entry.isDiscreet ? brand.leaveTo : undefined}
                    />
                  ))}
              </section>
            ))}
          </FaqFinder>
          <AbroadFold subjects={data.abroad.nodes.filter(({ key }) => asked.has(key))} />
          <TrustBlock {...earliestDates(entries)} sources={data.sources.nodes} />
        </div>
        <Toc entries={contents} isLive />
      </div>
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.FaqPageQuery>) {
  return (
    <SiteHead
      data={data}
      pageContext={pageContext}
      title={headText(data, `${pageContext.id}.title`)}
      description={headText(data, `${pageContext.id}.description`)}
      hidesReferrer={data.faqs.nodes.some(({ isDiscreet }) => isDiscreet)}
    />
  );
}

export const query = graphql`
  query FaqPage($section: FaqSection!, $sourceKeys: [String!]!, $language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    faqs: allFaq(filter: { section: { eq: $section } }, sort: [{ order: ASC }, { key: ASC }]) {
      nodes {
        key
        group
        question(language: $lang)
        verdict
        short(language: $lang)
        answer(language: $lang)
        isDiscreet
        signs {
          ...ShownSign
        }
        named(language: $lang) {
          ...NamedItem
        }
        links {
          path(language: $lang)
          text(language: $lang)
        }
        abroad {
          key
          title(language: $lang)
        }
        written
        nextReview
      }
    }
    abroad: allAbroad(sort: { order: ASC }) {
      nodes {
        ...AbroadSubject
      }
    }
    sources: allSource(filter: { key: { in: $sourceKeys } }, sort: { key: ASC }) {
      nodes {
        ...SourceLine
      }
    }
  }
`;
