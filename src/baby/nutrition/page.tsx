import { graphql, type PageProps } from "gatsby";
import { DayMenu } from "../../guides/DayMenu";
import { FoodAdvice } from "../../guides/FoodAdvice";
import { monthPicture } from "../../guides/monthPicture";
import { NamedItems } from "../../guides/NamedItems";
import { pathTo } from "../../routes/routes";
import { type HeadInput, headText, SiteHead } from "../../site/head/pageQuery";
import { neighbours, paragraphs, partsFrom, RecordPage } from "../../site/record/RecordPage";
import type { PageContext } from "../../site/shell/PageContext";
import { useTexts } from "../../text/useTexts";
import { WholeListLine } from "../../triage/WholeListLine";
import { LocalLink } from "../../ui/LocalLink";
import { PageIntro } from "../../ui/PageIntro";
import { Pager } from "../../ui/Pager";
import { sameAgeOfMonth } from "../../vocabulary/sameAge";
import { SameAgeLinks } from "../SameAgeLinks";
import { AskedFoods } from "./AskedFoods";
import { Meals } from "./Meals";
import { Recipes } from "./Recipes";
import { WhenToAsk } from "./WhenToAsk";

const last = 24;

export default function BabyNutritionMonthPage({ data, pageContext }: PageProps<Queries.BabyNutritionMonthPageQuery, PageContext>) {
  const t = useTexts();
  const { language } = pageContext;
  const { nutrition } = data;
  if (!nutrition) throw new Error("BabyNutritionMonthPage requires a month");
  const { month, texture, menu, recipes, allergens, choking } = nutrition;
  const part = partsFrom(t);
  return (
    <RecordPage
      data={data}
      pageContext={pageContext}
      place={{ section: "babyNutritionMonths", list: { to: "babyNutritionMonths", name: t("months") }, here: t("monthOld", { n: month }) }}
      intro={<PageIntro title={t("title", { n: month })} lead={nutrition.lead} picture={monthPicture(month)} />}
      parts={[
        part(
          "asked",
          <AskedFoods
            foods={data.asked.nodes.map(({ key, path, title, baby }) => ({ key, path, title, ages: baby.ages ?? [] }))}
            month={month}
          />,
        ),
        part("milk", paragraphs(nutrition.milk)),
        part("meals", <Meals month={month} text={nutrition.meals} />),
        part("texture", texture && paragraphs(texture)),
        part("menu", menu && <DayMenu dishes={menu} />),
        part("recipes", recipes && <Recipes recipes={recipes} />),
        part("notYet", <FoodAdvice foods={nutrition.notYet} />),
        part("allergens", allergens && paragraphs(allergens)),
        part("choking", choking && paragraphs(choking)),
        part("iron", paragraphs(nutrition.iron)),
        part(
          "signs",
          <>
            <WhenToAsk signs={nutrition.signs} />
            <WholeListLine of="baby" />
            <p>
              <LocalLink to="firstAidTopics">{t("firstAid")}</LocalLink>
            </p>
            <SameAgeLinks here="food" {...sameAgeOfMonth(month)} />
          </>,
        ),
        { anchor: "named", name: "", body: <NamedItems items={nutrition.named} />, heading: "none" },
      ]}
      trust={nutrition}
    >
      <Pager
        label={t("pager")}
        {...neighbours(month, 0, last, (n) => ({
          href: pathTo("babyNutritionMonth", language, { id: String(n) }),
          name: t("monthOld", { n }),
        }))}
      />
    </RecordPage>
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.BabyNutritionMonthPageQuery>) {
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
  query BabyNutritionMonthPage($key: String!, $language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    asked: allFood(filter: { key: { in: ["bal", "su", "yogurt", "yumurta-pismis"] } }, sort: { key: ASC }) {
      nodes {
        key
        path(language: $lang)
        title(language: $lang)
        baby {
          ages {
            fromMonths
            verdict
            label(language: $lang)
            text(language: $lang)
          }
        }
      }
    }
    nutrition: babyNutritionMonth(key: { eq: $key }) {
      month
      named(language: $lang) {
        ...NamedItem
      }
      lead(language: $lang)
      description(language: $lang)
      milk(language: $lang)
      meals(language: $lang)
      texture(language: $lang)
      menu {
        time
        dish(language: $lang)
      }
      recipes {
        key
        title(language: $lang)
        ingredients(language: $lang)
        steps(language: $lang)
        note(language: $lang)
      }
      notYet {
        food(language: $lang)
        picture
        verdict
        why(language: $lang)
      }
      allergens(language: $lang)
      choking(language: $lang)
      iron(language: $lang)
      signs(language: $lang)
      ...Trust
    }
  }
`;
