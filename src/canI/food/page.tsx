import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { Crumbs } from "../../site/Crumbs";
import type { PageContext } from "../../site/PageContext";
import { PageShell } from "../../site/PageShell";
import { brandFrom, type HeadInput, headText, SiteHead } from "../../site/pageQuery";
import { ShareLinks } from "../../site/ShareLinks";
import { TrustBlock } from "../../site/TrustBlock";
import { columns } from "../../ui/Columns.styles";
import { ItemLinks } from "../../ui/ItemLinks";
import { LocalLink } from "../../ui/LocalLink";
import { prose, wrap } from "../../ui/theme/globalStyles";
import { babyToneOf, toneOf } from "../../ui/verdicts";
import { AfterwardSigns } from "../AfterwardSigns";
import { ItemHead } from "../ItemHead";
import { Paragraphs } from "../Paragraphs";
import { SideCard } from "../SideCard";
import { SimilarItems } from "../SimilarItems";
import { steps } from "../Steps.styles";
import { VerdictCards } from "../VerdictCards";
import { LookFor } from "./LookFor";
import { pictureOf } from "./pictures";
import { verbOf } from "./verb";

/** A food or drink: the three answers, the label, what if it is eaten already, what instead, and why. */
export default function FoodPage({ data, pageContext }: PageProps<Queries.FoodPageQuery, PageContext>) {
  const { t } = useTranslation(["canI", "triage", "common"]);
  const { language, paths } = pageContext;
  const { food, foods } = data;
  if (!food) throw new Error("FoodPage requires a food");
  const { title, answer, group, pregnancy, breastfeeding, baby } = food;
  const verb = verbOf(group);
  const brand = brandFrom(data);
  const linksTo = (others: readonly Queries.FoodLinkFragment[]) =>
    others.map((other) => ({
      path: other.path,
      title: other.title,
      tone: toneOf(other.pregnancy.verdict),
      label: other.pregnancy.label,
    }));
  return (
    <PageShell brand={brand} paths={paths} section="canIEat">
      <div css={wrap}>
        <Crumbs here={title}>
          {[
            <LocalLink key="foods" to="canIEat">
              {t("nav.canIEat")}
            </LocalLink>,
          ]}
        </Crumbs>
        <ItemHead title={title} answer={answer} picture={pictureOf(food.key)} />
        <VerdictCards
          verdicts={[
            { of: t("stage.pregnancy"), tone: toneOf(pregnancy.verdict), label: pregnancy.label, text: pregnancy.text },
            { of: t("stage.breastfeeding"), tone: toneOf(breastfeeding.verdict), label: breastfeeding.label, text: breastfeeding.text },
            { of: t("stage.baby"), tone: babyToneOf(baby.verdict), label: baby.label, text: baby.text },
          ]}
        />
        {food.lookFor ? <LookFor text={food.lookFor} /> : <div css={{ height: "2.5rem" }} />}
      </div>
      <div css={columns}>
        <div css={prose}>
          {food.safely && (
            <>
              <h2 id="safely">{t(`food.safely.${verb}`)}</h2>
              <ol css={steps}>
                {food.safely.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </>
          )}
          <Paragraphs anchor="eaten" heading={t(`food.eaten.${verb}`)} texts={food.eaten} />
          <AfterwardSigns groups={food.signs} />
          {food.instead.length > 0 && (
            <>
              <h2 id="instead">{t("food.instead")}</h2>
              <ItemLinks items={linksTo(food.instead)} />
            </>
          )}
          <Paragraphs anchor="why" heading={t("why")} texts={food.why} />
          <SimilarItems items={linksTo(food.similar)} />
          <ShareLinks title={t(`food.headTitle.${verb}`, { title })} url={brand.url + paths[language]} />
          <TrustBlock written={food.written} nextReview={food.nextReview} sources={food.sources} />
        </div>
        <SideCard title={t("other")}>
          <ul>
            <li>
              <LocalLink to="canIEat">{t("food.all", { count: foods.totalCount })}</LocalLink>
            </li>
            {verb === "drink" && (
              <li>
                <LocalLink to="caffeine">{t("food.caffeine")}</LocalLink>
              </li>
            )}
            <li>
              <LocalLink to="medicines">{t("nav.medicines")}</LocalLink>
            </li>
            <li>
              <LocalLink to="canIDo">{t("nav.canIDo")}</LocalLink>
            </li>
          </ul>
        </SideCard>
      </div>
    </PageShell>
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
    foods: allFood {
      totalCount
    }
  }
`;
