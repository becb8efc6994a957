import { graphql, type PageProps } from "gatsby";
import { type HeadInput, SiteHead } from "../../site/head/pageQuery";
import { paragraphs, partsFrom, RecordPage, type RecordPart } from "../../site/record/RecordPage";
import type { PageContext } from "../../site/shell/PageContext";
import { useTexts } from "../../text/useTexts";
import { TierCard } from "../../triage/TierCard";
import { WholeListLine } from "../../triage/WholeListLine";
import { BulletList } from "../../ui/BulletList";
import { DoDontList } from "../../ui/DoDontList";
import { PageIntro } from "../../ui/PageIntro";
import { PrintButton } from "../../ui/PrintButton";
import { AgeSwitch } from "./AgeSwitch";
import { AidPart } from "./AidPart";
import { CallBar } from "./CallBar";
import { OtherTopics } from "./OtherTopics";

/** First aid for one kind of accident or illness: whom to call, steps in large type, what not to do. */
export default function FirstAidTopicPage({ data, pageContext }: PageProps<Queries.FirstAidTopicPageQuery, PageContext>) {
  const t = useTexts();
  const { topic, others } = data;
  if (!topic) throw new Error("FirstAidTopicPage requires a topic");
  const { title, parts, isPoison } = topic;
  // The parts of the age that is not chosen are hidden, so the table of contents links to the choice instead.
  const isByAge = parts.some(({ age }) => age === "under1") && parts.some(({ age }) => age === "over1");
  const part = partsFrom(t);
  const steps = parts.map(({ key, age, title, picture, steps }): RecordPart & { anchor: string } => ({
    anchor: key,
    name: title,
    heading: "own",
    body: <AidPart key={key} anchor={key} age={age} title={title} picture={picture} steps={steps} />,
  }));
  const whatToDo: RecordPart[] = isByAge
    ? [{ ...part("steps", <AgeSwitch>{steps.map(({ body }) => body)}</AgeSwitch>), heading: "own" }]
    : steps;
  const call: RecordPart = {
    ...part(
      "call",
      <TierCard
        tier="call112"
        title={t(isPoison ? "call.poison" : "call.title")}
        items={topic.call}
        closing={t(isPoison ? "call.poisonClosing" : "call.closing")}
      />,
    ),
    heading: "hidden",
  };
  return (
    <RecordPage
      data={data}
      pageContext={pageContext}
      place={{ section: "firstAidTopics", list: { to: "firstAidTopics", name: t("nav.firstAid") }, here: title, isEmergency: true }}
      intro={<PageIntro title={title} lead={topic.lead} />}
      parts={[
        // What to do is first, because 112 is always in the header. For a poison, calling is what to do.
        ...(isPoison ? [call, ...whatToDo] : [...whatToDo, call]),
        { anchor: "print", name: "", heading: "none", body: <PrintButton label={t("print")} /> },
        part("doNot", <DoDontList items={topic.doNot} isDont />),
        part("recognise", bulleted(topic.recognise)),
        part(
          "doctor",
          <>
            {bulleted(topic.doctor)}
            <WholeListLine of="baby" />
          </>,
        ),
        part("guideline", paragraphs([topic.guideline, t("course")])),
        { ...part("others", <OtherTopics topics={others.nodes} />), heading: "none" },
      ]}
      trust={topic}
    >
      <CallBar isPoison={isPoison} />
    </RecordPage>
  );
}

const bulleted = (texts: readonly string[]) => <BulletList items={texts} />;

export function Head({ data, pageContext }: HeadInput<Queries.FirstAidTopicPageQuery>) {
  return <SiteHead data={data} pageContext={pageContext} title={data.topic?.title} description={data.topic?.description} />;
}

export const query = graphql`
  query FirstAidTopicPage($key: String!, $language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    topic: firstAidTopic(key: { eq: $key }) {
      title(language: $lang)
      lead(language: $lang)
      description(language: $lang)
      recognise(language: $lang)
      call(language: $lang)
      parts {
        key
        age
        title(language: $lang)
        picture
        steps(language: $lang)
      }
      doNot(language: $lang)
      doctor(language: $lang)
      guideline(language: $lang)
      isPoison
      ...Trust
    }
    others: allFirstAidTopic(filter: { key: { ne: $key } }, sort: { order: ASC }) {
      nodes {
        title(language: $lang)
        path(language: $lang)
      }
    }
  }
`;
