import { graphql, type PageProps } from "gatsby";
import { DayMenu } from "../../guides/DayMenu";
import { FoodAdvice } from "../../guides/FoodAdvice";
import { NamedItems } from "../../guides/NamedItems";
import { pathTo } from "../../routes/routes";
import { type HeadInput, headText, SiteHead } from "../../site/head/pageQuery";
import { neighbours, paragraphs, partsFrom, RecordPage } from "../../site/record/RecordPage";
import type { PageContext } from "../../site/shell/PageContext";
import { useTexts } from "../../text/useTexts";
import { LocalLink } from "../../ui/LocalLink";
import { PageIntro } from "../../ui/PageIntro";
import { Pager } from "../../ui/Pager";
import { NutrientTable } from "./NutrientTable";

const texts = ["supplements", "movement", "sleep", "teeth", "mind"] as const;

export default function PregnancyNutritionMonthPage({
  data,
  pageContext,
}: PageProps<Queries.PregnancyNutritionMonthPageQuery, PageContext>) {
  const t = useTexts();
  const { language } = pageContext;
  const { nutrition, weeks } = data;
  if (!nutrition || !weeks) throw new Error("PregnancyNutritionMonthPage requires a month");
  const { month } = nutrition;
  const part = partsFrom(t);
  return (
    <RecordPage
      data={data}
      pageContext={pageContext}
      place={{
        section: "pregnancyNutritionMonths",
        list: { to: "pregnancyNutritionMonths", name: t("months") },
        here: t("month", { n: month }),
      }}
      intro={
        <PageIntro title={t("title", { n: month })} lead={nutrition.lead}>
          <p>
            <LocalLink to="pregnancyWeek" params={{ hafta: String(Math.max(1, weeks.weekFrom)) }}>
              {t("weeksOf", { from: weeks.weekFrom, to: weeks.weekTo })}
            </LocalLink>
          </p>
        </PageIntro>
      }
      parts={[
        part("eating", paragraphs(nutrition.eating)),
        part("nutrients", <NutrientTable nutrients={nutrition.nutrients} />),
        part("menu", <DayMenu dishes={nutrition.menu} />),
        part("limit", <FoodAdvice foods={nutrition.limit} />),
        ...texts.map((text) => part(text, paragraphs([nutrition[text]].flat()))),
        { anchor: "named", name: "", body: <NamedItems items={nutrition.named} />, heading: "none" },
      ]}
      trust={nutrition}
    >
      <Pager
        label={t("pager")}
        {...neighbours(month, 1, 9, (n) => ({
          href: pathTo("pregnancyNutritionMonth", language, { ay: String(n) }),
          name: t("month", { n }),
        }))}
      />
    </RecordPage>
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
      named(language: $lang) {
        ...NamedItem
      }
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
      ...Trust
    }
    weeks: pregnancyMonth(key: { eq: $key }) {
      weekFrom
      weekTo
    }
  }
`;
