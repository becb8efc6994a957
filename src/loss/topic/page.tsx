import { graphql, type PageProps } from "gatsby";
import { type HeadInput, SiteHead } from "../../site/head/pageQuery";
import { RecordPage, type RecordPart } from "../../site/record/RecordPage";
import type { PageContext } from "../../site/shell/PageContext";
import { useTexts } from "../../text/useTexts";
import { GroupChips } from "../../ui/GroupChips";
import { LinkList } from "../../ui/LinkList";
import { PageIntro } from "../../ui/PageIntro";
import { PrintButton } from "../../ui/PrintButton";
import { TextSections } from "../../ui/TextSections";
import { leaf, use } from "../../ui/theme/tokens";
import { HelpList } from "../HelpList";
import { LossSigns } from "../LossSigns";

const noteBox = { padding: "0.875rem 1.25rem", background: use.tintNight, borderRadius: leaf.m, maxWidth: "52ch" } as const;

/** A page about one kind of loss, or about what follows it. */
export default function LossTopicPage({ data, pageContext }: PageProps<Queries.LossTopicPageQuery, PageContext>) {
  const t = useTexts();
  const { topic, others } = data;
  if (!topic) throw new Error("LossTopicPage requires a topic");
  const { title, lead, note, sections, signs, help, links } = topic;
  const parts: RecordPart[] = [
    {
      anchor: "signs",
      name: t("signs"),
      body: signs && signs.length > 0 && <LossSigns groups={signs} isAfterLoss={topic.group !== "later"} />,
    },
    ...sections.map(
      (section): RecordPart => ({
        anchor: section.key,
        name: section.heading,
        heading: "own",
        body: <TextSections sections={[section]} />,
      }),
    ),
    { anchor: "help", name: t("help"), body: help && help.length > 0 && <HelpList lines={help} /> },
    {
      anchor: "read-on",
      name: t("readOn"),
      body: links.length > 0 && <LinkList links={links.map(({ path, text }) => ({ path, title: text }))} />,
    },
    { anchor: "print", name: "", heading: "none", body: <PrintButton label={t("print")} /> },
  ];
  const shown = parts.filter(({ body, heading }) => body && heading !== "none");
  return (
    <RecordPage
      data={data}
      pageContext={pageContext}
      place={{
        section: "lossSupport",
        list: { to: "lossSupport", name: t("nav.lossSupport", { ns: "common" }) },
        here: title,
        isQuiet: true,
      }}
      intro={
        <PageIntro title={title} lead={lead}>
          {note && (
            <p css={noteBox}>
              <b>{t("note")}:</b> {note}
            </p>
          )}
          <GroupChips groups={shown} />
        </PageIntro>
      }
      parts={parts}
      trust={topic}
    >
      <nav aria-labelledby="others" className="no-print" css={{ paddingTop: "2rem" }}>
        <h2 id="others">{t("others")}</h2>
        <LinkList links={others.nodes} />
      </nav>
    </RecordPage>
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.LossTopicPageQuery>) {
  return <SiteHead data={data} pageContext={pageContext} title={data.topic?.title} description={data.topic?.description} />;
}

export const query = graphql`
  query LossTopicPage($key: String!, $language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    topic: lossTopic(key: { eq: $key }) {
      group
      title(language: $lang)
      description(language: $lang)
      lead(language: $lang)
      note(language: $lang)
      sections {
        ...SectionBlocks
      }
      signs {
        ...StagedSigns
      }
      help {
        name(language: $lang)
        text(language: $lang)
        url
        phone
      }
      links {
        path(language: $lang)
        text(language: $lang)
      }
      ...Trust
    }
    others: allLossTopic(filter: { key: { ne: $key } }, sort: { order: ASC }) {
      nodes {
        path(language: $lang)
        title(language: $lang)
      }
    }
  }
`;
