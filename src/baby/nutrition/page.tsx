import { graphql, type PageProps } from "gatsby";
import { Fragment } from "react";
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
import { monthPicture } from "../../ui/monthPicture";
import { PageIntro } from "../../ui/PageIntro";
import { Pager } from "../../ui/Pager";
import { Toc } from "../../ui/Toc";
import { bullets, prose, wrap } from "../../ui/theme/globalStyles";
import { leaf, media, use } from "../../ui/theme/tokens";
import { SameAgeLinks } from "../SameAgeLinks";
import { sameAgeOfMonth } from "../sameAge";
import { Recipe } from "./Recipe";

const last = 24;

export default function BabyNutritionMonthPage({ data, pageContext }: PageProps<Queries.BabyNutritionMonthPageQuery, PageContext>) {
  const { t } = useTranslation(["babyNutritionMonth", "common"]);
  const { language, paths } = pageContext;
  const { nutrition } = data;
  if (!nutrition) throw new Error("BabyNutritionMonthPage requires a month");
  const { month, texture, menu, recipes, allergens, choking } = nutrition;
  const neighbour = (n: number) =>
    n < 0 || n > last ? null : { href: pathTo("babyNutritionMonth", language, { id: String(n) }), name: t("monthOld", { n }) };
  const parts = [
    { anchor: "milk", body: paragraphs(nutrition.milk) },
    { anchor: "meals", body: <p>{nutrition.meals}</p> },
    { anchor: "texture", body: texture && paragraphs(texture) },
    { anchor: "menu", body: menu && <DayMenu dishes={menu} /> },
    {
      anchor: "recipes",
      body: recipes && (
        <div css={{ display: "grid", gap: "1rem", [media.split]: { gridTemplateColumns: "1fr 1fr" } }}>
          {recipes.map(({ key, ...recipe }) => (
            <Recipe key={key} anchor={key} {...recipe} words={{ ingredients: t("ingredients"), steps: t("steps") }} />
          ))}
        </div>
      ),
    },
    { anchor: "notYet", body: <FoodAdvice foods={nutrition.notYet} /> },
    { anchor: "allergens", body: allergens && paragraphs(allergens) },
    { anchor: "choking", body: choking && paragraphs(choking) },
    { anchor: "iron", body: paragraphs(nutrition.iron) },
    {
      anchor: "signs",
      body: (
        <ul
          css={{
            ...bullets,
            background: use.tintHoney,
            borderRadius: leaf.l,
            padding: "1.125rem 1.25rem 1.125rem 2.25rem",
            breakInside: "avoid",
          }}
        >
          {nutrition.signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
      ),
    },
  ].filter(({ body }) => body);
  return (
    <PageShell brand={brandFrom(data)} paths={paths} section="babyWeeks">
      <div css={wrap}>
        <Crumbs here={t("monthOld", { n: month })}>
          {[
            <LocalLink key="months" to="babyNutritionMonths">
              {t("months")}
            </LocalLink>,
          ]}
        </Crumbs>
        <PageIntro title={t("title", { n: month })} lead={nutrition.lead} picture={monthPicture(month)} />
      </div>
      <div css={columns}>
        <div css={prose}>
          {parts.map(({ anchor, body }) => (
            <Fragment key={anchor}>
              <h2 id={anchor}>{t(`heading.${anchor}`)}</h2>
              {body}
            </Fragment>
          ))}
          <p>
            <LocalLink to="firstAidTopics">{t("firstAid")}</LocalLink>
          </p>
          <SameAgeLinks here="food" {...sameAgeOfMonth(month)} />
          <TrustBlock written={nutrition.written} nextReview={nutrition.nextReview} sources={nutrition.sources} />
          <Pager label={t("pager")} previous={neighbour(month - 1)} next={neighbour(month + 1)} />
        </div>
        <Toc entries={[...parts.map(({ anchor }) => anchor), "trust"].map((anchor) => ({ anchor, name: t(`heading.${anchor}`) }))} />
      </div>
    </PageShell>
  );
}

const paragraphs = (texts: readonly string[]) => texts.map((text) => <p key={text}>{text}</p>);

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
    nutrition: babyNutritionMonth(key: { eq: $key }) {
      month
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
      written
      nextReview
      sources {
        ...SourceLine
      }
    }
  }
`;
