// Over 200 lines: a quarter is the query, which Gatsby reads only from the page’s own file.
import { graphql, type PageProps } from "gatsby";
import { DueList } from "../../guides/DueList";
import { monthPictureOfWeek } from "../../guides/monthPicture";
import { NamedItems } from "../../guides/NamedItems";
import { WeekStrip } from "../../guides/WeekStrip";
import { pathTo } from "../../routes/routes";
import { brandFrom, type HeadInput, headText, SiteHead, uniqueSources } from "../../site/head/pageQuery";
import { neighbours, paragraphs, partsFrom, RecordPage, type RecordPart } from "../../site/record/RecordPage";
import { ShareLinks } from "../../site/record/ShareLinks";
import type { PageContext } from "../../site/shell/PageContext";
import type { Translate } from "../../text/textsFor";
import { useTexts } from "../../text/useTexts";
import { WeekSign } from "../../triage/WeekSign";
import { WeekSigns } from "../../triage/WeekSigns";
import { LocalLink } from "../../ui/LocalLink";
import { PageIntro } from "../../ui/PageIntro";
import { Pager } from "../../ui/Pager";
import { QuestionList } from "../../ui/QuestionList";
import { sameAgeOfWeek } from "../../vocabulary/sameAge";
import { babyStage } from "../../vocabulary/tiers";
import { SameAgeLinks } from "../SameAgeLinks";
import { BabySizes } from "./BabySizes";
import { ParentsPanel } from "./ParentsPanel";
import { PlayOfWeek } from "./PlayOfWeek";

const last = 52;

type Data = Queries.BabyWeekPageQuery;

/** What the page of a week contains. @param url the page’s full address */
function partsOfWeek(
  data: Data,
  { record, signSet, url }: { record: NonNullable<Data["record"]>; signSet: Data["warning"]["nodes"][number]; url: string },
  t: Translate,
): RecordPart[] {
  const { activity } = data;
  const { week } = record;
  const stage = babyStage(week);
  const part = partsFrom(t);
  return [
    part(
      "growth",
      <>
        {paragraphs(record.growth)}
        <BabySizes week={week} sizes={data.sizes.nodes} />
      </>,
    ),
    part("feeding", paragraphs(record.feeding)),
    part("sleep", paragraphs(record.sleep)),
    part("care", paragraphs(record.care)),
    part("play", <PlayOfWeek week={week} texts={record.play} activity={activity} />),
    {
      ...part("parents", <ParentsPanel texts={record.parents} />),
      heading: "own",
    },
    part(
      "due",
      <>
        <DueList week={week} items={data.care.nodes} openEnd={last} />
        <p>
          <LocalLink to="vaccineCalendar">{t("vaccines")}</LocalLink>
        </p>
      </>,
    ),
    part(
      "call",
      <>
        <WeekSign sign={record.sign.sign} text={record.sign.text} stage={stage} />
        <WeekSigns week={week} stage={stage} signs={signSet.signs} openWeeks={signSet.openWeeks} />
      </>,
    ),
    part("questions", record.questions.length > 0 && <QuestionList questions={record.questions} />),
    { anchor: "named", name: "", body: <NamedItems items={record.named} />, heading: "none" },
    {
      anchor: "on",
      name: "",
      heading: "none",
      body: (
        <>
          <p className="no-print">
            <LocalLink to="firstAidTopics">{t("firstAid")}</LocalLink>
          </p>
          <ShareLinks title={t("title", { n: week })} url={url} />
        </>
      ),
    },
  ];
}

export default function BabyWeekPage({ data, pageContext }: PageProps<Queries.BabyWeekPageQuery, PageContext>) {
  const t = useTexts();
  const { language, paths } = pageContext;
  const { record, care, warning } = data;
  if (!record) throw new Error("BabyWeekPage requires a week");
  const { week } = record;
  const [signSet] = warning.nodes;
  if (!signSet) throw new Error("BabyWeekPage requires the warning signs of its week");
  const sources = uniqueSources(
    record.sources,
    ...care.nodes.filter(({ fullWeeks }) => fullWeeks.includes(week)).map((item) => item.sources),
    signSet.sources,
  );
  return (
    <RecordPage
      data={data}
      pageContext={pageContext}
      place={{
        section: "babyWeeks",
        list: { to: "babyWeeks", name: t("nav.babyWeeks") },
        here: t("week", { n: week }),
        above: <WeekStrip week={week} of="baby" />,
      }}
      intro={
        <PageIntro title={t("title", { n: week })} lead={record.lead} picture={monthPictureOfWeek(week)}>
          <p>{t("age", { from: (week - 1) * 7, to: week * 7 - 1 })}</p>
          <SameAgeLinks here="week" {...sameAgeOfWeek(week)} />
        </PageIntro>
      }
      parts={partsOfWeek(data, { record, signSet, url: brandFrom(data).url + paths[language] }, t)}
      trust={{ ...record, sources }}
    >
      <Pager
        label={t("pager")}
        {...neighbours(week, 1, last, (n) => ({ href: pathTo("babyWeek", language, { id: String(n) }), name: t("week", { n }) }))}
      />
    </RecordPage>
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
      named(language: $lang) {
        ...NamedItem
      }
      ...Trust
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
    warning: allWarningSigns(filter: { whose: { eq: baby }, weekFrom: { lte: $week }, weekTo: { gte: $week } }, sort: { key: ASC }) {
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
