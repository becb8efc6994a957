import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { monthIn, trimesterIn } from "../../calculators/shared/gestation";
import { pathTo } from "../../routes/routes";
import { Crumbs } from "../../site/Crumbs";
import type { PageContext } from "../../site/PageContext";
import { PageShell } from "../../site/PageShell";
import { brandFrom, type HeadInput, headText, SiteHead, uniqueSources } from "../../site/pageQuery";
import { ShareLinks } from "../../site/ShareLinks";
import { TrustBlock } from "../../site/TrustBlock";
import { pregnancyStage } from "../../triage/tiers";
import { WeekSign } from "../../triage/WeekSign";
import { WeekSigns } from "../../triage/WeekSigns";
import { columns } from "../../ui/Columns.styles";
import { Disclosure } from "../../ui/Disclosure";
import { DueList } from "../../ui/DueList";
import { LocalLink } from "../../ui/LocalLink";
import { Pager } from "../../ui/Pager";
import { PrintButton } from "../../ui/PrintButton";
import { QuestionList } from "../../ui/QuestionList";
import { Toc } from "../../ui/Toc";
import { bullets, prose, wrap } from "../../ui/theme/globalStyles";
import { WeekStrip } from "../../ui/WeekStrip";
import { PartnerPanel } from "./PartnerPanel";
import { ScaleFigure } from "./ScaleFigure";
import { SizeFacts } from "./SizeFacts";
import { TodoList } from "./TodoList";
import { WeekHero } from "./WeekHero";

const anchors = ["baby", "body", "due", "todo", "call", "questions", "partner", "more", "trust"] as const;

/** The length the scale figure draws: head to heel where a table gives it, else head to bottom. */
const babyLength = (size: { crownHeelCm: number | null; crownRumpCm: number | null }): number | null =>
  size.crownHeelCm ?? size.crownRumpCm;

export default function PregnancyWeekPage({ data, pageContext }: PageProps<Queries.PregnancyWeekPageQuery, PageContext>) {
  const { t } = useTranslation(["pregnancyWeek", "common"]);
  const { language, paths } = pageContext;
  const { record, fetalSize, comparison, care, warning, articles } = data;
  if (!record) throw new Error("PregnancyWeekPage requires a week");
  const { week } = record;
  const { month } = monthIn(week);
  const name = t("week", { n: week });
  const neighbour = (n: number) =>
    n < 1 || n > 42 ? null : { href: pathTo("pregnancyWeek", language, { hafta: String(n) }), name: t("week", { n }) };
  const stage = pregnancyStage(week);
  const [signSet] = warning.nodes;
  if (!signSet) throw new Error("PregnancyWeekPage requires the warning signs of its week");
  const sources = uniqueSources(
    record.sources,
    fetalSize?.sources ?? [],
    ...care.nodes.filter(({ fullWeeks }) => fullWeeks.includes(week)).map((item) => item.sources),
    signSet.sources,
  );
  const length = fetalSize && babyLength(fetalSize);

  return (
    <PageShell brand={brandFrom(data)} paths={paths} section="pregnancyWeeks">
      <WeekStrip week={week} />
      <div css={wrap}>
        <Crumbs here={name}>
          {[
            <LocalLink key="weeks" to="pregnancyWeeks">
              {t("nav.pregnancyWeeks")}
            </LocalLink>,
          ]}
        </Crumbs>
        <WeekHero
          week={week}
          title={t(week === 1 ? "title.first" : "title", { n: week })}
          lead={record.lead}
          labels={[t("weekDays", { n: week }), t("month", { n: month }), t("trimester", { n: trimesterIn(week) })]}
        >
          <SizeFacts week={week} fetalSize={fetalSize} />
        </WeekHero>
      </div>
      <div css={columns}>
        <div css={prose}>
          <h2 id="baby">{t("heading.baby")}</h2>
          {record.baby.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {length && <ScaleFigure week={week} lengthCm={length} comparison={comparison} />}
          <h2 id="body">{t("heading.body")}</h2>
          {record.body.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <h2 id="due">{t("heading.due")}</h2>
          <DueList week={week} items={care.nodes} />
          <PrintButton label={t("print")} />
          <h2 id="todo">{t("heading.todo")}</h2>
          <TodoList name={`ninni-week-${week}`} items={record.todo} />
          <p className="no-print">
            <LocalLink to="pregnancyChecklist" params={{ hafta: String(week) }}>
              {t("checklist", { n: week })}
            </LocalLink>{" "}
            ·{" "}
            <LocalLink to="pregnancyNutritionMonth" params={{ ay: String(month) }}>
              {t("nutrition", { n: month })}
            </LocalLink>
          </p>
          <h2 id="call">{t("heading.call")}</h2>
          {record.sign && <WeekSign sign={record.sign.sign} text={record.sign.text} stage={stage} />}
          <WeekSigns week={week} stage={stage} signs={signSet.signs} openWeeks={signSet.openWeeks} />
          <h2 id="questions">{t("heading.questions")}</h2>
          <QuestionList questions={record.questions} />
          <PartnerPanel title={t("heading.partner")} paragraphs={record.partner} />
          <h2 id="more">{t("heading.more")}</h2>
          <div>
            <Disclosure summary={t("heading.ask")}>
              <ul css={bullets}>
                {record.ask.map((question) => (
                  <li key={question}>{question}</li>
                ))}
              </ul>
            </Disclosure>
            <Disclosure summary={t("heading.twins")}>
              <p>{record.twins}</p>
            </Disclosure>
            {record.common.length > 0 && (
              <Disclosure summary={t("heading.symptoms")}>
                <ul css={bullets}>
                  {record.common.map(({ key, path, title }) => (
                    <li key={key}>
                      <a href={path}>{title}</a>
                    </li>
                  ))}
                </ul>
              </Disclosure>
            )}
            {articles.nodes.length > 0 && (
              <Disclosure summary={t("heading.read")}>
                <ul css={bullets}>
                  {articles.nodes.map(({ key, path, title }) => (
                    <li key={key}>
                      <a href={path}>{title}</a>
                    </li>
                  ))}
                </ul>
              </Disclosure>
            )}
            <Disclosure summary={t("heading.count")}>
              <p>{t("count.text", { n: week, month })}</p>
              <p>
                <LocalLink to="monthsPregnant">{t("count.link")}</LocalLink>
              </p>
            </Disclosure>
          </div>
          <ShareLinks title={t(week === 1 ? "title.first" : "title", { n: week })} url={brandFrom(data).url + paths[language]} />
          <TrustBlock written={record.written} nextReview={record.nextReview} sources={sources} />
          <Pager label={t("pager")} previous={neighbour(week - 1)} next={neighbour(week + 1)} />
        </div>
        <Toc entries={anchors.map((anchor) => ({ anchor, name: t(`heading.${anchor}`) }))} />
      </div>
    </PageShell>
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
      written
      nextReview
      sources {
        ...SourceLine
      }
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
    warning: allWarningSigns(filter: { whose: { eq: "mother" }, weekFrom: { lte: $week }, weekTo: { gte: $week } }) {
      nodes {
        ...WarningSet
      }
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
