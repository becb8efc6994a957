import { graphql, type PageProps } from "gatsby";
import { toneOf } from "../../guides/verdicts";
import { type HeadInput, headText, SiteHead } from "../../site/head/pageQuery";
import type { PageContext } from "../../site/shell/PageContext";
import { useTexts } from "../../text/useTexts";
import { AfterwardSigns } from "../AfterwardSigns";
import { ItemPage } from "../ItemPage";
import { Paragraphs } from "../Paragraphs";
import { SafeWays } from "../SafeWays";
import { toItemLink } from "../toItemLink";

/** An everyday thing, like dyeing your hair: whether it is allowed, how, what if it is already done, and why. */
export default function ThingPage({ data, pageContext }: PageProps<Queries.ThingPageQuery, PageContext>) {
  const t = useTexts();
  const { thing, things } = data;
  if (!thing) throw new Error("ThingPage requires an everyday thing");
  const { title, pregnancy, breastfeeding } = thing;
  return (
    <ItemPage
      data={data}
      pageContext={pageContext}
      item={thing}
      answers={{
        verdicts: [
          { of: t("stage.pregnancy"), tone: toneOf(pregnancy.verdict), label: pregnancy.label, text: pregnancy.text },
          { of: t("stage.breastfeeding"), tone: toneOf(breastfeeding.verdict), label: breastfeeding.label, text: breastfeeding.text },
        ],
        shareTitle: t("thing.headTitle", { title }),
      }}
      around={{
        list: { to: "canIDo", name: t("nav.canIDo") },
        similar: thing.similar.map(toItemLink),
        others: [
          { to: "canIDo", text: t("thing.all", { count: things.totalCount }) },
          { to: "canIEat", text: t("nav.canIEat") },
          { to: "medicines", text: t("nav.medicines") },
        ],
      }}
    >
      <SafeWays heading={t("thing.safely")} ways={thing.safely} />
      <Paragraphs anchor="done" heading={t("thing.done")} texts={thing.done} />
      <AfterwardSigns groups={thing.signs} />
      <Paragraphs anchor="why" heading={t("why")} texts={thing.why} />
    </ItemPage>
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.ThingPageQuery>) {
  const { thing } = data;
  return (
    <SiteHead
      data={data}
      pageContext={pageContext}
      title={thing ? headText(data, "thing.headTitle", { title: thing.title }) : undefined}
      description={thing?.answer}
    />
  );
}

export const query = graphql`
  query ThingPage($key: String!, $language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    thing: everydayThing(key: { eq: $key }) {
      title(language: $lang)
      answer(language: $lang)
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
      safely(language: $lang)
      done(language: $lang)
      why(language: $lang)
      signs {
        ...AfterwardSigns
      }
      similar {
        ...ThingLink
      }
      ...Trust
    }
    things: allEverydayThing(sort: { key: ASC }) {
      totalCount
    }
  }
`;
