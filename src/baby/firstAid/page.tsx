import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { Crumbs } from "../../site/Crumbs";
import type { PageContext } from "../../site/PageContext";
import { PageShell } from "../../site/PageShell";
import { brandFrom, type HeadInput, SiteHead } from "../../site/pageQuery";
import { TrustBlock } from "../../site/TrustBlock";
import { TierCard } from "../../triage/TierCard";
import { columns } from "../../ui/Columns.styles";
import { DoDontList } from "../../ui/DoDontList";
import { LinkList } from "../../ui/LinkList";
import { LocalLink } from "../../ui/LocalLink";
import { PageIntro } from "../../ui/PageIntro";
import { PrintButton } from "../../ui/PrintButton";
import { Toc } from "../../ui/Toc";
import { bullets, prose, wrap } from "../../ui/theme/globalStyles";
import { leaf, media, size, use } from "../../ui/theme/tokens";
import { Steps } from "../Steps";
import { AgeSwitch } from "./AgeSwitch";

/** A drawing with its steps, side by side where there is room; on a phone it leaves room for the first step under it. */
const beside = {
  display: "grid",
  gap: "1rem 2rem",
  alignItems: "start",
  "& figure": { background: use.surface, borderRadius: leaf.l, padding: "0.75rem", maxWidth: "24rem" },
  [media.small]: { "& figure": { maxWidth: "15rem", padding: "0.5rem" } },
  "& img": { width: "100%", height: "auto" },
  [media.split]: { gridTemplateColumns: "17rem 1fr" },
  [media.print]: { gridTemplateColumns: "6cm 1fr", "& figure": { background: "none" } },
} as const;

const part = {
  "& + &": { marginTop: "2.5rem" },
  "fieldset + &": { marginTop: "1rem" },
  "& > h2": { fontSize: size.h3 },
  "& > h2 + div": { marginTop: "0.75rem" },
} as const;

/** First aid for one thing that has happened: whom to call, steps in large type, what not to do. */
export default function FirstAidTopicPage({ data, pageContext }: PageProps<Queries.FirstAidTopicPageQuery, PageContext>) {
  const { t } = useTranslation(["firstAidTopic", "common"]);
  const { topic, others } = data;
  if (!topic) throw new Error("FirstAidTopicPage requires a topic");
  const { title, parts, isPoison } = topic;
  // Parts of one age are put away while the other is chosen, so that the contents lead to the choice.
  const isByAge = parts.some(({ age }) => age === "under1") && parts.some(({ age }) => age === "over1");
  const call = { anchor: "call", name: t("heading.call") };
  const toc = [
    ...(isPoison ? [call] : []),
    ...(isByAge ? [{ anchor: "steps", name: t("heading.steps") }] : parts.map(({ key, title }) => ({ anchor: key, name: title }))),
    ...(isPoison ? [] : [call]),
    ...(["doNot", "recognise", "doctor", "guideline"] as const).map((anchor) => ({ anchor, name: t(`heading.${anchor}`) })),
  ];
  // What to do stands first: 112 is in the header all the time. With a poison, whom to call is what to do.
  const card = (
    <div css={{ paddingBlock: isPoison ? 0 : "1.5rem" }}>
      <h2 id="call" className="visually-hidden">
        {call.name}
      </h2>
      <TierCard
        tier="call112"
        title={t(isPoison ? "call.poison" : "call.title")}
        items={topic.call}
        closing={t(isPoison ? "call.poisonClosing" : "call.closing")}
      />
    </div>
  );
  const steps = parts.map(({ key, age, title, picture, steps }) => (
    <div key={key} data-age={age} css={part}>
      <h2 id={key}>{title}</h2>
      <div css={picture ? beside : undefined}>
        {picture && (
          <figure>
            <img src={`/first-aid/${picture}.svg`} alt={t(`picture.${picture}`)} width="360" height="240" />
          </figure>
        )}
        <Steps steps={steps} isLarge />
      </div>
    </div>
  ));
  return (
    <PageShell brand={brandFrom(data)} paths={pageContext.paths} section="firstAidTopics" isEmergency>
      <div css={wrap}>
        <Crumbs here={title}>
          {[
            <LocalLink key="topics" to="firstAidTopics">
              {t("nav.firstAid")}
            </LocalLink>,
          ]}
        </Crumbs>
        <PageIntro title={title} lead={topic.lead} />
      </div>
      <div css={columns}>
        <div css={prose}>
          {isPoison && card}
          {isByAge ? <AgeSwitch>{steps}</AgeSwitch> : steps}
          {!isPoison && card}
          <PrintButton label={t("print")} />
          <h2 id="doNot">{t("heading.doNot")}</h2>
          <DoDontList items={topic.doNot} isDont />
          <h2 id="recognise">{t("heading.recognise")}</h2>
          <ul css={bullets}>
            {topic.recognise.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
          <h2 id="doctor">{t("heading.doctor")}</h2>
          <ul css={bullets}>
            {topic.doctor.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <h2 id="guideline">{t("heading.guideline")}</h2>
          <p>{topic.guideline}</p>
          <p>{t("course")}</p>
          <section aria-labelledby="others" className="no-print" css={{ paddingTop: "2rem" }}>
            <h2 id="others">{t("heading.others")}</h2>
            <LinkList links={others.nodes} />
          </section>
          <TrustBlock written={topic.written} nextReview={topic.nextReview} sources={topic.sources} />
        </div>
        <Toc entries={toc} />
      </div>
    </PageShell>
  );
}

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
      written
      nextReview
      sources {
        ...SourceLine
      }
    }
    others: allFirstAidTopic(filter: { key: { ne: $key } }, sort: { order: ASC }) {
      nodes {
        title(language: $lang)
        path(language: $lang)
      }
    }
  }
`;
