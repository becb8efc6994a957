import { graphql, type PageProps } from "gatsby";
import { activityPicture } from "../../guides/activityPicture";
import { pathTo } from "../../routes/routes";
import { AbroadFold } from "../../site/AbroadFold";
import { brandFrom, type HeadInput, SiteHead } from "../../site/head/pageQuery";
import { Crumbs } from "../../site/record/Crumbs";
import { neighbours } from "../../site/record/RecordPage";
import { TrustBlock } from "../../site/record/TrustBlock";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";
import { BulletList } from "../../ui/BulletList";
import { DoDontList } from "../../ui/DoDontList";
import { LocalLink } from "../../ui/LocalLink";
import { PageIntro } from "../../ui/PageIntro";
import { Pager } from "../../ui/Pager";
import { Tag } from "../../ui/Tag";
import { prose, wrap } from "../../ui/theme/globalStyles";
import { leaf, media, size, use } from "../../ui/theme/tokens";
import { sameAgeOfWeek } from "../../vocabulary/sameAge";
import { SameAgeLinks } from "../SameAgeLinks";
import { Steps } from "../Steps";
import { TiredSigns } from "./TiredSigns";

const last = 52;

/** Layout: what the play needs and what it develops, beside the instructions; below them the precautions. */
const arranged = {
  display: "grid",
  gap: "2rem clamp(2rem, 5vw, 4rem)",
  paddingBlock: "1.5rem 2rem",
  [media.split]: {
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2.2fr)",
    gridTemplateRows: "auto 1fr",
    "& > :nth-of-type(2)": { gridArea: "1 / 2 / 3" },
    "& > :nth-of-type(4)": { gridColumn: "1 / -1", "& ul": { gridTemplateColumns: "1fr 1fr" } },
  },
  [media.print]: { display: "block" },
} as const;
const part = { ...prose, "& > h2": { fontSize: size.h3 } } as const;

export default function BabyActivityPage({ data, pageContext }: PageProps<Queries.BabyActivityPageQuery, PageContext>) {
  const t = useTexts();
  const { language } = pageContext;
  const { activity } = data;
  if (!activity) throw new Error("BabyActivityPage requires an activity");
  const { week, milestones } = activity;
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section="babyWeeks">
      <div css={wrap}>
        <Crumbs here={activity.title}>
          {[
            <LocalLink key="activities" to="babyActivities">
              {t("activities")}
            </LocalLink>,
          ]}
        </Crumbs>
        <PageIntro title={activity.title} lead={activity.lead} picture={activityPicture(week)} shape="landscape">
          <p css={{ display: "flex", flexWrap: "wrap", gap: "0.5rem" }}>
            <Tag>{t("week", { n: week })}</Tag>
            <Tag tone="honey">{t("minutes", { n: activity.minutes })}</Tag>
            <Tag tone="night">{t(`domain.${activity.domain}`)}</Tag>
          </p>
        </PageIntro>
        <div css={arranged}>
          <div css={{ ...part, background: use.surface, borderRadius: leaf.l, padding: "1.25rem 1.5rem" }}>
            <h2 id="material">{t("heading.material")}</h2>
            <BulletList items={activity.material} />
          </div>
          <div css={prose}>
            <h2 id="steps">{t("heading.steps")}</h2>
            <Steps steps={activity.steps} />
          </div>
          <div css={part}>
            <h2 id="builds">{t("heading.builds")}</h2>
            <BulletList items={activity.builds} />
          </div>
          <div css={part}>
            <h2 id="safety">{t("heading.safety")}</h2>
            <DoDontList items={activity.safety} />
          </div>
        </div>
        <div css={{ ...prose, maxWidth: "48rem" }}>
          <TiredSigns text={activity.tired} />
          <SameAgeLinks here="play" {...sameAgeOfWeek(week)} milestoneMonth={milestones.month} />
          <AbroadFold subjects={activity.abroad} />
          <TrustBlock written={activity.written} nextReview={activity.nextReview} sources={activity.sources} />
          <Pager
            label={t("pager")}
            {...neighbours(week, 1, last, (n) => ({ href: pathTo("babyActivity", language, { id: String(n) }), name: t("week", { n }) }))}
          />
        </div>
      </div>
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.BabyActivityPageQuery>) {
  return <SiteHead data={data} pageContext={pageContext} title={data.activity?.title} description={data.activity?.description} />;
}

export const query = graphql`
  query BabyActivityPage($key: String!, $language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    activity: babyActivity(key: { eq: $key }) {
      week
      title(language: $lang)
      lead(language: $lang)
      description(language: $lang)
      domain
      minutes
      material(language: $lang)
      steps(language: $lang)
      builds(language: $lang)
      safety(language: $lang)
      tired(language: $lang)
      milestones {
        month
      }
      ...Trust
    }
  }
`;
