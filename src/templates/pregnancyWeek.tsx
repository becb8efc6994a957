import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import type { PageContext } from "../build/pages";
import { monthOf, trimesterOf } from "../calculators/gestation";
import { ActionCard, type ActionLevel } from "../components/ActionCard";
import { columns } from "../components/Columns.styles";
import { Crumbs } from "../components/Crumbs";
import { Disclosure } from "../components/Disclosure";
import { DueList } from "../components/DueList";
import { LocalLink } from "../components/LocalLink";
import { Pager } from "../components/Pager";
import { PageShell } from "../components/PageShell";
import { PartnerPanel } from "../components/PartnerPanel";
import { PrintButton } from "../components/PrintButton";
import { ScaleFigure } from "../components/ScaleFigure";
import { SizeFacts } from "../components/SizeFacts";
import { Toc } from "../components/Toc";
import { TodoList } from "../components/TodoList";
import { TrustBlock } from "../components/TrustBlock";
import { WeekHero } from "../components/WeekHero";
import { WeekStrip } from "../components/WeekStrip";
import { pathTo } from "../routes";
import { bullets, prose, wrap } from "../theme/globalStyles";
import { brandOf, type HeadInput, headText, SiteHead } from "./shared";

const anchors = ["baby", "body", "due", "todo", "call", "partner", "more", "trust"] as const;

/** First completed week from which the length in the scale figure is that from crown to heel. */
const lengthOf = (size: { crownHeelCm: number | null; crownRumpCm: number | null }): number | null => size.crownHeelCm ?? size.crownRumpCm;

export default function PregnancyWeekPage({ data, pageContext }: PageProps<Queries.PregnancyWeekPageQuery, PageContext>) {
  const { t } = useTranslation(["pregnancyWeek", "common"]);
  const { language, paths } = pageContext;
  const { record, fetalSize, comparison, care, cards, articles, symptoms } = data;
  if (!record) throw new Error("PregnancyWeekPage requires a week");
  const { week } = record;
  const { month } = monthOf(week + 1);
  const name = t("week", { n: week });
  const neighbour = (n: number) =>
    n < 1 || n > 42 ? null : { href: pathTo("pregnancyWeek", language, { hafta: String(n) }), name: t("week", { n }) };
  const sources = [...new Map([...record.sources, ...(fetalSize?.sources ?? [])].map((source) => [source.key, source])).values()];
  const length = fetalSize && lengthOf(fetalSize);

  return (
    <PageShell brand={brandOf(data)} paths={paths} section="pregnancyWeeks">
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
          title={t("title", { n: week })}
          lead={record.lead}
          labels={[t("weekDays", { n: week }), t("month", { n: month }), t("trimester", { n: trimesterOf(week) })]}
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
          <div css={{ display: "grid", gap: "1rem", "@media (min-width: 720px)": { gridTemplateColumns: "1fr 1fr" } }}>
            {cards.nodes.map(({ key, level, title, items, closing }) => (
              <ActionCard key={key} level={level as ActionLevel} title={title} items={items} closing={closing} />
            ))}
          </div>
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
            {symptoms.nodes.length > 0 && (
              <Disclosure summary={t("heading.symptoms")}>
                <ul css={bullets}>
                  {symptoms.nodes.map(({ key, path, title }) => (
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
              <p>{t("count.text", { n: week, running: week + 1, month })}</p>
              <p>
                <LocalLink to="monthsPregnant">{t("count.link")}</LocalLink>
              </p>
            </Disclosure>
          </div>
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
      title={headText(data, "headTitle", { n: data.record?.week ?? 0 })}
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
      otherWeightG
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
      }
    }
    symptoms: allSymptom(
      filter: { weeks: { elemMatch: { weekFrom: { lte: $week }, weekTo: { gte: $week } } } }
      sort: { order: ASC }
    ) {
      nodes {
        key
        title(language: $lang)
        path(language: $lang)
      }
    }
    cards: allActionCard(filter: { weekFrom: { lte: $week }, weekTo: { gte: $week } }, sort: { level: ASC }) {
      nodes {
        key
        level
        title(language: $lang)
        items(language: $lang)
        closing(language: $lang)
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
