import { graphql, type PageProps } from "gatsby";
import { pictureOf } from "../../guides/foodPictures";
import { ItemLinks } from "../../guides/ItemLinks";
import { babyToneOf, toneOf } from "../../guides/verdicts";
import { type HeadInput, headText, SiteHead } from "../../site/head/pageQuery";
import type { PageContext } from "../../site/shell/PageContext";
import { useTexts } from "../../text/useTexts";
import { AfterwardSigns } from "../AfterwardSigns";
import { ItemPage } from "../ItemPage";
import { Paragraphs } from "../Paragraphs";
import { SafeWays } from "../SafeWays";
import { toItemLink } from "../toItemLink";
import { LookFor } from "./LookFor";
import { verbOf } from "./verb";

/** A food or drink: the three answers, the label, what to do if it has already been eaten, alternatives, and why. */
export default function FoodPage({ data, pageContext }: PageProps<Queries.FoodPageQuery, PageContext>) {
  const t = useTexts();
  const { food, foods } = data;
  if (!food) throw new Error("FoodPage requires a food");
  const { title, group, pregnancy, breastfeeding, baby } = food;
  const verb = verbOf(group);
  return (
    <ItemPage
      data={data}
      pageContext={pageContext}
      item={food}
      answers={{
        verdicts: [
          { of: t("stage.pregnancy"), tone: toneOf(pregnancy.verdict), label: pregnancy.label, text: pregnancy.text },
          { of: t("stage.breastfeeding"), tone: toneOf(breastfeeding.verdict), label: breastfeeding.label, text: breastfeeding.text },
          { of: t("stage.baby"), tone: babyToneOf(baby.verdict), label: baby.label, text: baby.text },
        ],
        picture: pictureOf(food.key),
        note: food.lookFor && <LookFor text={food.lookFor} />,
        shareTitle: t(`food.headTitle.${verb}`, { title }),
      }}
      around={{
        list: { to: "canIEat", name: t("nav.canIEat") },
        similar: food.similar.map(toItemLink),
        others: [
          { to: "canIEat", text: t("food.all", { count: foods.totalCount }) },
          ...(verb === "drink" ? [{ to: "caffeine", text: t("food.caffeine") } as const] : []),
          { to: "medicines", text: t("nav.medicines") },
          { to: "canIDo", text: t("nav.canIDo") },
        ],
      }}
    >
      <SafeWays heading={t(`food.safely.${verb}`)} ways={food.safely} />
      <Paragraphs anchor="eaten" heading={t(`food.eaten.${verb}`)} texts={food.eaten} />
      <AfterwardSigns groups={food.signs} />
      {food.instead.length > 0 && (
        <>
          <h2 id="instead">{t("food.instead")}</h2>
          <ItemLinks items={food.instead.map(toItemLink)} of={t("stage.pregnancy")} />
        </>
      )}
      <Paragraphs anchor="why" heading={t("why")} texts={food.why} />
    </ItemPage>
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.FoodPageQuery>) {
  const { food } = data;
  return (
    <SiteHead
      data={data}
      pageContext={pageContext}
      title={food ? headText(data, `food.headTitle.${verbOf(food.group)}`, { title: food.title }) : undefined}
      description={food?.answer}
    />
  );
}

export const query = graphql`
  query FoodPage($key: String!, $language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    food(key: { eq: $key }) {
      key
      title(language: $lang)
      answer(language: $lang)
      group
      pregnancy {
        verdict
        label(language: $lang)
        text(language: $lang)
      }
      breastfeeding {
        verdict
        label(language: $lang)
        text(language: $lang)
      }
      baby {
        verdict
        label(language: $lang)
        text(language: $lang)
      }
      safely(language: $lang)
      lookFor(language: $lang)
      eaten(language: $lang)
      why(language: $lang)
      signs {
        ...AfterwardSigns
      }
      instead {
        ...FoodLink
      }
      similar {
        ...FoodLink
      }
      ...Trust
    }
    foods: allFood(sort: { key: ASC }) {
      totalCount
    }
  }
`;
