// Over 200 lines: more than a third is the query, which Gatsby reads only from the page’s own file.
import { graphql, type PageProps } from "gatsby";
import { monthIn, trimesterIn } from "../../calculators/shared/gestation";
import { DueList } from "../../guides/DueList";
import { NamedItems } from "../../guides/NamedItems";
import { WeekStrip } from "../../guides/WeekStrip";
import { pathTo } from "../../routes/routes";
import { brandFrom, type HeadInput, headText, SiteHead, uniqueSources } from "../../site/head/pageQuery";
import { neighbours, paragraphs, partsFrom, RecordPage, type RecordPart } from "../../site/record/RecordPage";
import { ShareLinks } from "../../site/record/ShareLinks";
import type { PageContext } from "../../site/shell/PageContext";
import type { Translate } from "../../text/textsFor";
import { useTexts } from "../../text/useTexts";
import { firstWeekOfMovements, MovementsHelp } from "../../triage/MovementsHelp";
import { WeekSign } from "../../triage/WeekSign";
import { WeekSigns } from "../../triage/WeekSigns";
import { Pager } from "../../ui/Pager";
import { PrintButton } from "../../ui/PrintButton";
import { QuestionList } from "../../ui/QuestionList";
import { pregnancyStage } from "../../vocabulary/tiers";
import { LikenedText } from "./LikenedText";
import { MoreOfWeek } from "./MoreOfWeek";
import { PartnerPanel } from "./PartnerPanel";
import { ScaleFigure } from "./ScaleFigure";
import { SizeFacts } from "./SizeFacts";
import { WeekHero } from "./WeekHero";
import { WeekTodo } from "./WeekTodo";

/** The length that the scale figure shows: crown to heel if the table has it, else crown to rump. */
const babyLength = (size: { crownHeelCm: number | null; crownRumpCm: number | null }): number | null =>
  size.crownHeelCm ?? size.crownRumpCm;

type Data = Queries.PregnancyWeekPageQuery;

/** What the page of a week contains. @param url the page’s full address */
function partsOfWeek(
  data: Data,
  { record, signSet, url }: { record: NonNullable<Data["record"]>; signSet: Data["warning"]["nodes"][number]; url: string },
  t: Translate,
): RecordPart[] {
  const { week } = record;
  const { month } = monthIn(week);
  const stage = pregnancyStage(week);
  const length = data.fetalSize && babyLength(data.fetalSize);
  const part = partsFrom(t);
  return [
    part(
      "baby",
      <>
        <LikenedText paragraphs={record.baby} likened={record.likened ?? []} />
        {length && <ScaleFigure week={week} lengthCm={length} comparison={data.comparison} />}
      </>,
    ),
    part("body", paragraphs(record.body)),
    part(
      "due",
      <>
        <DueList week={week} items={data.care.nodes} />
        <PrintButton label={t("print")} />
      </>,
    ),
    part("todo", <WeekTodo week={week} month={month} items={record.todo} />),
    part(
      "call",
      <>
        {record.sign && <WeekSign sign={record.sign.sign} text={record.sign.text} stage={stage} />}
        {week >= firstWeekOfMovements && data.movements && <MovementsHelp path={data.movements.path} />}
        <WeekSigns week={week} stage={stage} signs={signSet.signs} openWeeks={signSet.openWeeks} />
      </>,
    ),
    part("questions", <QuestionList questions={record.questions} />),
    { ...part("partner", <PartnerPanel title={t("heading.partner")} paragraphs={record.partner} />), heading: "own" },
    { anchor: "named", name: "", body: <NamedItems items={record.named} />, heading: "none" },
    part(
      "more",
      <>
        <MoreOfWeek record={record} articles={data.articles.nodes} month={month} />
        <ShareLinks title={t(week === 1 ? "title.first" : "title", { n: week })} url={url} />
      </>,
    ),
  ];
}

export default function PregnancyWeekPage({ data, pageContext }: PageProps<Queries.PregnancyWeekPageQuery, PageContext>) {
  const t = useTexts();
  const { language, paths } = pageContext;
  const { record, fetalSize, care, warning } = data;
  if (!record) throw new Error("PregnancyWeekPage requires a week");
  const { week } = record;
  const [signSet] = warning.nodes;
  if (!signSet) throw new Error("PregnancyWeekPage requires the warning signs of its week");
  const sources = uniqueSources(
    record.sources,
    fetalSize?.sources ?? [],
    ...care.nodes.filter(({ fullWeeks }) => fullWeeks.includes(week)).map((item) => item.sources),
    signSet.sources,
  );
  return (
    <RecordPage
      data={data}
      pageContext={pageContext}
      place={{
        section: "pregnancyWeeks",
        list: { to: "pregnancyWeeks", name: t("nav.pregnancyWeeks") },
        here: t("week", { n: week }),
        above: <WeekStrip week={week} />,
      }}
      intro={
        <WeekHero
          week={week}
          title={t(week === 1 ? "title.first" : "title", { n: week })}
          lead={record.lead}
          labels={[
            t(week === 1 ? "weekDays.first" : "weekDays", { n: week }),
            t("month", { n: monthIn(week).month }),
            t("trimester", { n: trimesterIn(week) }),
          ]}
        >
          <SizeFacts week={week} fetalSize={fetalSize} />
        </WeekHero>
      }
      parts={partsOfWeek(data, { record, signSet, url: brandFrom(data).url + paths[language] }, t)}
      trust={{ ...record, sources }}
    >
      <Pager
        label={t("pager")}
        {...neighbours(week, 1, 42, (n) => ({ href: pathTo("pregnancyWeek", language, { hafta: String(n) }), name: t("week", { n }) }))}
      />
    </RecordPage>
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.PregnancyWeekPageQuery>) {
  return (
    <SiteHead
      data={data}
      pageContext={pageContext}
      title={headText(data, data.record?.week === 1 ? "headTitle.first" : "headTitle", { n: data.record?.week ?? 0 })}
      description={data.record?.description ?? ""}
    />
  );
}

export const query = graphql`
  query PregnancyWeekPage($key: String!, $week: Int!, $weekSoon: Int!, $language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    record: pregnancyWeek(key: { eq: $key }) {
      week
      lead(language: $lang)
      description(language: $lang)
      baby(language: $lang)
      likened(language: $lang)
      body(language: $lang)
      sign {
        text(language: $lang)
        sign {
          ...ShownSign
        }
      }
      common {
        key
        title(language: $lang)
        path(language: $lang)
      }
      questions {
        question(language: $lang)
        answer(language: $lang)
      }
      todo {
        key
        text(language: $lang)
      }
      ask(language: $lang)
      partner(language: $lang)
      twins(language: $lang)
      named(language: $lang) {
        ...NamedItem
      }
      ...Trust
    }
    fetalSize(key: { eq: $key }) {
      crownRumpCm
      crownRumpLowCm
      crownRumpHighCm
      crownHeelCm
      bornLengthLowCm
      bornLengthHighCm
      weightG
      weightLowG
      weightHighG
      sources {
        ...SourceLine
      }
    }
    comparison: sizeComparison(key: { eq: $key }) {
      name(language: $lang)
      lengthCm
      picture
    }
    care: allCareItem(
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
    warning: allWarningSigns(filter: { whose: { eq: mother }, weekFrom: { lte: $week }, weekTo: { gte: $week } }, sort: { key: ASC }) {
      nodes {
        ...WarningSet
      }
    }
    movements: symptom(key: { eq: "reduced-movements" }) {
      path(language: $lang)
    }
    articles: allArticle(filter: { weeks: { in: [$week] } }, sort: { key: ASC }) {
      nodes {
        key
        path(language: $lang)
        title(language: $lang)
      }
    }
  }
`;
