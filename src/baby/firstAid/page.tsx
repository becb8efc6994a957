import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { type HeadInput, SiteHead } from "../../site/head/pageQuery";
import { paragraphs, partsFrom, RecordPage, type RecordPart } from "../../site/record/RecordPage";
import type { PageContext } from "../../site/shell/PageContext";
import { TierCard } from "../../triage/TierCard";
import { WholeListLine } from "../../triage/WholeListLine";
import { BulletList } from "../../ui/BulletList";
import { DoDontList } from "../../ui/DoDontList";
import { LinkList } from "../../ui/LinkList";
import { PageIntro } from "../../ui/PageIntro";
import { PrintButton } from "../../ui/PrintButton";
import { dimmedAtNight } from "../../ui/theme/night";
import { leaf, media, size, use } from "../../ui/theme/tokens";
import { Steps } from "../Steps";
import { AgeSwitch } from "./AgeSwitch";
import { CallBar } from "./CallBar";

/** A drawing with its steps, side by side if there is room; on a phone the drawing leaves room for the first step below it. */
const beside = {
  display: "grid",
  gap: "1rem 2rem",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  "& figure": { background: use.surface, borderRadius: leaf.l, overflow: "hidden" },
  // The drawing stays visible while its steps scroll.
  [media.split]: { gridTemplateColumns: "minmax(20rem, 5fr) minmax(0, 7fr)", "& figure": { position: "sticky", top: "6rem" } },
  [media.print]: { gridTemplateColumns: "6cm 1fr", "& figure": { background: "none" } },
} as const;

const drawing = { display: "block", width: "100%", height: "auto", ...dimmedAtNight } as const;

const ofAge = {
  "& + &": { marginTop: "2.5rem" },
  "fieldset + &": { marginTop: "1rem" },
  "& > h2": { fontSize: size.h3 },
  "& > h2 + div": { marginTop: "0.75rem" },
} as const;

/** First aid for one kind of accident or illness: whom to call, steps in large type, what not to do. */
export default function FirstAidTopicPage({ data, pageContext }: PageProps<Queries.FirstAidTopicPageQuery, PageContext>) {
  const { t } = useTranslation(["firstAidTopic", "common"]);
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
    body: (
      <div key={key} data-age={age} css={ofAge}>
        <h2 id={key}>{title}</h2>
        <div css={picture ? beside : undefined}>
          {picture && (
            <figure>
              <picture>
                <source type="image/avif" srcSet={`/first-aid/${picture}.avif`} />
                <img
                  src={`/first-aid/${picture}.webp`}
                  alt={t(`picture.${picture}`)}
                  width="720"
                  height="480"
                  loading="lazy"
                  css={drawing}
                />
              </picture>
            </figure>
          )}
          <Steps steps={steps} isLarge />
        </div>
      </div>
    ),
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
        {
          ...part(
            "others",
            <section aria-labelledby="others" className="no-print" css={{ paddingTop: "2rem" }}>
              <h2 id="others">{t("heading.others")}</h2>
              <LinkList links={others.nodes} />
            </section>,
          ),
          heading: "none",
        },
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
