import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { pathTo } from "../../routes/routes";
import { Crumbs } from "../../site/Crumbs";
import type { PageContext } from "../../site/PageContext";
import { PageShell } from "../../site/PageShell";
import { brandFrom, type HeadInput, headText, SiteHead, uniqueSources } from "../../site/pageQuery";
import { ShareLinks } from "../../site/ShareLinks";
import { TrustBlock } from "../../site/TrustBlock";
import { babyStage } from "../../triage/tiers";
import { WeekSign } from "../../triage/WeekSign";
import { WeekSigns } from "../../triage/WeekSigns";
import { columns } from "../../ui/Columns.styles";
import { DueList } from "../../ui/DueList";
import { LocalLink } from "../../ui/LocalLink";
import { monthPictureOfWeek } from "../../ui/monthPicture";
import { PageIntro } from "../../ui/PageIntro";
import { Pager } from "../../ui/Pager";
import { QuestionList } from "../../ui/QuestionList";
import { Toc } from "../../ui/Toc";
import { prose, wrap } from "../../ui/theme/globalStyles";
import { WeekStrip } from "../../ui/WeekStrip";
import { SameAgeLinks } from "../SameAgeLinks";
import { sameAgeOfWeek } from "../sameAge";
import { BabySizes } from "./BabySizes";
import { PlayCard } from "./PlayCard";

const texts = ["feeding", "sleep", "care", "play", "parents"] as const;
const anchors = ["growth", ...texts, "due", "call", "questions", "trust"] as const;
const last = 52;

export default function BabyWeekPage({ data, pageContext }: PageProps<Queries.BabyWeekPageQuery, PageContext>) {
  const { t } = useTranslation(["babyWeek", "common"]);
  const { language, paths } = pageContext;
  const { record, care, warning, sizes, activity } = data;
  if (!record) throw new Error("BabyWeekPage requires a week");
  const { week } = record;
  const stage = babyStage(week);
  const [signSet] = warning.nodes;
  if (!signSet) throw new Error("BabyWeekPage requires the warning signs of its week");
  const neighbour = (n: number) =>
    n < 1 || n > last ? null : { href: pathTo("babyWeek", language, { id: String(n) }), name: t("week", { n }) };
  const sources = uniqueSources(
    record.sources,
    ...care.nodes.filter(({ fullWeeks }) => fullWeeks.includes(week)).map((item) => item.sources),
    signSet.sources,
  );
  return (
    <PageShell brand={brandFrom(data)} paths={paths} section="babyWeeks">
      <WeekStrip week={week} of="baby" />
      <div css={wrap}>
        <Crumbs here={t("week", { n: week })}>
          {[
            <LocalLink key="weeks" to="babyWeeks">
              {t("nav.babyWeeks")}
            </LocalLink>,
          ]}
        </Crumbs>
        <PageIntro title={t("title", { n: week })} lead={record.lead} picture={monthPictureOfWeek(week)}>
          <p>{t("age", { from: (week - 1) * 7, to: week * 7 - 1 })}</p>
          <SameAgeLinks here="week" {...sameAgeOfWeek(week)} />
        </PageIntro>
      </div>
      <div css={columns}>
        <div css={prose}>
          <h2 id="growth">{t("heading.growth")}</h2>
          {record.growth.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <BabySizes week={week} sizes={sizes.nodes} />
          {texts.map((part) => [
            <h2 key={part} id={part}>
              {t(`heading.${part}`)}
            </h2>,
            ...record[part].map((text) => <p key={text}>{text}</p>),
            part === "play" && activity && (
              <PlayCard key="activity" path={activity.path} title={t("activity", { title: activity.title })} />
            ),
          ])}
          <h2 id="due">{t("heading.due")}</h2>
          <DueList week={week} items={care.nodes} openEnd={last} />
          <p>
            <LocalLink to="vaccineCalendar">{t("vaccines")}</LocalLink>
          </p>
          <h2 id="call">{t("heading.call")}</h2>
          <WeekSign sign={record.sign.sign} text={record.sign.text} stage={stage} />
          <WeekSigns week={week} stage={stage} signs={signSet.signs} openWeeks={signSet.openWeeks} />
          {record.questions.length > 0 && (
            <>
              <h2 id="questions">{t("heading.questions")}</h2>
              <QuestionList questions={record.questions} />
            </>
          )}
          <p className="no-print">
            <LocalLink to="firstAidTopics">{t("firstAid")}</LocalLink>
          </p>
          <ShareLinks title={t("title", { n: week })} url={brandFrom(data).url + paths[language]} />
          <TrustBlock written={record.written} nextReview={record.nextReview} sources={sources} />
          <Pager label={t("pager")} previous={neighbour(week - 1)} next={neighbour(week + 1)} />
        </div>
        <Toc
          entries={anchors
            .filter((anchor) => anchor !== "questions" || record.questions.length > 0)
            .map((anchor) => ({ anchor, name: t(`heading.${anchor}`) }))}
        />
      </div>
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.BabyWeekPageQuery>) {
  return (
    <SiteHead
      data={data}
      pageContext={pageContext}
      title={headText(data, "title", { n: data.record?.week ?? 0 })}
      description={data.record?.description}
    />
  );
}

export const query = graphql`
  query BabyWeekPage($key: String!, $week: Int!, $weekSoon: Int!, $language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    record: babyWeek(key: { eq: $key }) {
      week
      lead(language: $lang)
      description(language: $lang)
      growth(language: $lang)
      feeding(language: $lang)
      sleep(language: $lang)
      care(language: $lang)
      play(language: $lang)
      parents(language: $lang)
      sign {
        text(language: $lang)
        sign {
          ...ShownSign
        }
      }
      questions {
        question(language: $lang)
        answer(language: $lang)
      }
      written
      nextReview
      sources {
        ...SourceLine
      }
    }
    activity: babyActivity(key: { eq: $key }) {
      title(language: $lang)
      path(language: $lang)
    }
    care: allBabyCareItem(
      filter: { weekFrom: { lte: $weekSoon }, weekTo: { gte: $week } }
      sort: [{ weekFrom: ASC }, { key: ASC }]
    ) {
      nodes {
        key
        weekFrom
        weekTo
        optional
        title(language: $lang)
        text(language: $lang)
        line(language: $lang)
        fullWeeks
        sources {
          ...SourceLine
        }
      }
    }
    warning: allWarningSigns(filter: { whose: { eq: "baby" }, weekFrom: { lte: $week }, weekTo: { gte: $week } }) {
      nodes {
        ...WarningSet
      }
    }
    sizes: allBabySize(sort: { week: ASC }) {
      nodes {
        week
        girlWeightKg
        girlLengthCm
        boyWeightKg
        boyLengthCm
      }
    }
  }
`;
