import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { pathTo } from "../../routes/routes";
import { Crumbs } from "../../site/Crumbs";
import type { PageContext } from "../../site/PageContext";
import { PageShell } from "../../site/PageShell";
import { brandFrom, type HeadInput, headText, SiteHead } from "../../site/pageQuery";
import { TrustBlock } from "../../site/TrustBlock";
import { columns } from "../../ui/Columns.styles";
import { DayMenu } from "../../ui/DayMenu";
import { FoodAdvice } from "../../ui/FoodAdvice";
import { LocalLink } from "../../ui/LocalLink";
import { PageIntro } from "../../ui/PageIntro";
import { Pager } from "../../ui/Pager";
import { Toc } from "../../ui/Toc";
import { prose, wrap } from "../../ui/theme/globalStyles";
import { NutrientTable } from "./NutrientTable";

const texts = ["supplements", "movement", "sleep", "teeth", "mind"] as const;
const anchors = ["eating", "nutrients", "menu", "limit", ...texts, "trust"] as const;

export default function PregnancyNutritionMonthPage({
  data,
  pageContext,
}: PageProps<Queries.PregnancyNutritionMonthPageQuery, PageContext>) {
  const { t } = useTranslation(["pregnancyNutritionMonth", "common"]);
  const { language, paths } = pageContext;
  const { nutrition, weeks } = data;
  if (!nutrition || !weeks) throw new Error("PregnancyNutritionMonthPage requires a month");
  const { month } = nutrition;
  const neighbour = (n: number) =>
    n < 1 || n > 9 ? null : { href: pathTo("pregnancyNutritionMonth", language, { ay: String(n) }), name: t("month", { n }) };
  return (
    <PageShell brand={brandFrom(data)} paths={paths} section="pregnancyWeeks">
      <div css={wrap}>
        <Crumbs here={t("month", { n: month })}>
          {[
            <LocalLink key="months" to="pregnancyNutritionMonths">
              {t("months")}
            </LocalLink>,
          ]}
        </Crumbs>
        <PageIntro title={t("title", { n: month })} lead={nutrition.lead}>
          <p>
            <LocalLink to="pregnancyWeek" params={{ hafta: String(Math.max(1, weeks.weekFrom)) }}>
              {t("weeksOf", { from: weeks.weekFrom, to: weeks.weekTo })}
            </LocalLink>
          </p>
        </PageIntro>
      </div>
      <div css={columns}>
        <div css={prose}>
          <h2 id="eating">{t("heading.eating")}</h2>
          {nutrition.eating.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <h2 id="nutrients">{t("heading.nutrients")}</h2>
          <NutrientTable nutrients={nutrition.nutrients} />
          <h2 id="menu">{t("heading.menu")}</h2>
          <DayMenu dishes={nutrition.menu} />
          <h2 id="limit">{t("heading.limit")}</h2>
          <FoodAdvice foods={nutrition.limit} />
          {texts.map((part) => [
            <h2 key={part} id={part}>
              {t(`heading.${part}`)}
            </h2>,
            ...[nutrition[part]].flat().map((text) => <p key={text}>{text}</p>),
          ])}
          <TrustBlock written={nutrition.written} nextReview={nutrition.nextReview} sources={nutrition.sources} />
          <Pager label={t("pager")} previous={neighbour(month - 1)} next={neighbour(month + 1)} />
        </div>
        <Toc entries={anchors.map((anchor) => ({ anchor, name: t(`heading.${anchor}`) }))} />
      </div>
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.PregnancyNutritionMonthPageQuery>) {
  return (
    <SiteHead
      data={data}
      pageContext={pageContext}
      title={headText(data, "title", { n: data.nutrition?.month ?? 0 })}
      description={data.nutrition?.description}
    />
  );
}

export const query = graphql`
  query PregnancyNutritionMonthPage($key: String!, $language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    nutrition: pregnancyNutritionMonth(key: { eq: $key }) {
      month
      lead(language: $lang)
      description(language: $lang)
      eating(language: $lang)
      nutrients {
        name(language: $lang)
        amount(language: $lang)
        why(language: $lang)
        foods(language: $lang)
      }
      menu {
        time
        dish(language: $lang)
      }
      limit {
        food(language: $lang)
        picture
        verdict
        why(language: $lang)
      }
      supplements(language: $lang)
      movement(language: $lang)
      sleep(language: $lang)
      teeth(language: $lang)
      mind(language: $lang)
      written
      nextReview
      sources {
        ...SourceLine
      }
    }
    weeks: pregnancyMonth(key: { eq: $key }) {
      weekFrom
      weekTo
    }
  }
`;
