import { graphql, type PageProps } from "gatsby";
import { NamedItems } from "../../guides/NamedItems";
import { AbroadFold } from "../../site/AbroadFold";
import { brandFrom, type HeadInput, SiteHead } from "../../site/head/pageQuery";
import { Crumbs } from "../../site/record/Crumbs";
import { ShareLinks } from "../../site/record/ShareLinks";
import { TrustBlock } from "../../site/record/TrustBlock";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";
import { columns } from "../../ui/Columns.styles";
import { LinkList } from "../../ui/LinkList";
import { LocalLink } from "../../ui/LocalLink";
import { prose, wrap } from "../../ui/theme/globalStyles";
import { media, size } from "../../ui/theme/tokens";
import { ArticleSigns } from "../ArticleSigns";
import { AskInApp } from "../community/AskInApp";
import { QuestionHead } from "./QuestionHead";

/** Number of other questions of the stage to show. */
const others = 4;

/** A question in a mother's words with its answer; if it mentions a danger sign, the cards are above everything else. */
export default function CommunityQuestionPage({ data, pageContext }: PageProps<Queries.CommunityQuestionPageQuery, PageContext>) {
  const t = useTexts();
  const { language, paths } = pageContext;
  const { entry } = data;
  if (!entry) throw new Error("CommunityQuestionPage requires a question");
  const { question, subject, week, answer, links } = entry;
  const brand = brandFrom(data);
  const signs = entry.signs ?? [];
  const more = [
    ...data.others.nodes.filter((other) => other.subject === subject),
    ...data.others.nodes.filter((other) => other.subject !== subject),
  ].slice(0, others);
  return (
    <PageShell brand={brand} page={pageContext} urgency={signs.length > 0 ? "emergency" : undefined}>
      <div css={wrap}>
        <Crumbs here={subject}>
          {[
            <LocalLink key="all" to="community">
              {t("title")}
            </LocalLink>,
          ]}
        </Crumbs>
      </div>
      <div css={{ ...columns, "& > *": { maxWidth: "47rem", [media.high]: { maxWidth: "54rem" } } }}>
        <div>
          {signs.length > 0 && (
            <div css={{ paddingBottom: "2.5rem", "& > h2": { marginBottom: "0.75rem" } }}>
              <ArticleSigns groups={signs} />
            </div>
          )}
          <QuestionHead question={question} subject={subject} week={week} />
          <div css={prose}>
            {answer.map((text, i) => (
              <p key={text} css={i === 0 ? { fontSize: size.lead, lineHeight: 1.5 } : undefined}>
                {text}
              </p>
            ))}
            <h2 id="read-on">{t("readOn")}</h2>
            <LinkList links={links.map(({ path, text }) => ({ path, title: text }))} />
            <NamedItems items={entry.named} />
            <AbroadFold subjects={entry.abroad} />
            <ShareLinks title={question} url={brand.url + paths[language]} />
            <TrustBlock written={entry.written} nextReview={entry.nextReview} sources={entry.sources} />
          </div>
        </div>
        <div css={{ "& h2": { fontSize: size.h3 } }}>
          {more.length > 0 && (
            <section aria-labelledby="others" className="no-print">
              <h2 id="others" css={{ marginBottom: "0.75rem" }}>
                {t("others")}
              </h2>
              <LinkList links={more.map(({ path, question: title }) => ({ path, title }))} />
            </section>
          )}
          <AskInApp />
        </div>
      </div>
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.CommunityQuestionPageQuery>) {
  const { entry } = data;
  return <SiteHead data={data} pageContext={pageContext} title={entry?.question} description={entry?.answer[0]} />;
}

export const query = graphql`
  query CommunityQuestionPage($key: String!, $stage: String!, $language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    entry: communityQuestion(key: { eq: $key }) {
      question(language: $lang)
      named(language: $lang) {
        ...NamedItem
      }
      subject(language: $lang)
      week
      answer(language: $lang)
      ...Trust
      links {
        path(language: $lang)
        text(language: $lang)
      }
      signs {
        ...StagedSigns
      }
    }
    others: allCommunityQuestion(filter: { stage: { eq: $stage }, key: { ne: $key } }, sort: { key: ASC }) {
      nodes {
        path(language: $lang)
        question(language: $lang)
        subject(language: $lang)
      }
    }
  }
`;
