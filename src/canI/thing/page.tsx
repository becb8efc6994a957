import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { Crumbs } from "../../site/Crumbs";
import type { PageContext } from "../../site/PageContext";
import { PageShell } from "../../site/PageShell";
import { brandFrom, type HeadInput, headText, SiteHead } from "../../site/pageQuery";
import { ShareLinks } from "../../site/ShareLinks";
import { TrustBlock } from "../../site/TrustBlock";
import { columns } from "../../ui/Columns.styles";
import { LocalLink } from "../../ui/LocalLink";
import { prose, wrap } from "../../ui/theme/globalStyles";
import { toneOf } from "../../ui/verdicts";
import { AfterwardSigns } from "../AfterwardSigns";
import { ItemHead } from "../ItemHead";
import { Paragraphs } from "../Paragraphs";
import { SideCard } from "../SideCard";
import { SimilarItems } from "../SimilarItems";
import { steps } from "../Steps.styles";
import { VerdictCards } from "../VerdictCards";

/** An everyday thing, like dyeing one's hair: may I, how, what if I have done it already, and why. */
export default function ThingPage({ data, pageContext }: PageProps<Queries.ThingPageQuery, PageContext>) {
  const { t } = useTranslation(["canI", "triage", "common"]);
  const { language, paths } = pageContext;
  const { thing, things } = data;
  if (!thing) throw new Error("ThingPage requires an everyday thing");
  const { title, answer, pregnancy, breastfeeding } = thing;
  const brand = brandFrom(data);
  return (
    <PageShell brand={brand} paths={paths} section="canIDo">
      <div css={wrap}>
        <Crumbs here={title}>
          {[
            <LocalLink key="things" to="canIDo">
              {t("nav.canIDo")}
            </LocalLink>,
          ]}
        </Crumbs>
        <ItemHead title={title} answer={answer} />
        <VerdictCards
          verdicts={[
            { of: t("stage.pregnancy"), tone: toneOf(pregnancy.verdict), label: pregnancy.label, text: pregnancy.text },
            { of: t("stage.breastfeeding"), tone: toneOf(breastfeeding.verdict), label: breastfeeding.label, text: breastfeeding.text },
          ]}
        />
      </div>
      <div css={{ ...columns, paddingTop: "2.5rem" }}>
        <div css={prose}>
          {thing.safely && (
            <>
              <h2 id="safely">{t("thing.safely")}</h2>
              <ol css={steps}>
                {thing.safely.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </>
          )}
          <Paragraphs anchor="done" heading={t("thing.done")} texts={thing.done} />
          <AfterwardSigns groups={thing.signs} />
          <Paragraphs anchor="why" heading={t("why")} texts={thing.why} />
          <SimilarItems
            items={thing.similar.map((other) => ({
              path: other.path,
              title: other.title,
              tone: toneOf(other.pregnancy.verdict),
              label: other.pregnancy.label,
            }))}
          />
          <ShareLinks title={t("thing.headTitle", { title })} url={brand.url + paths[language]} />
          <TrustBlock written={thing.written} nextReview={thing.nextReview} sources={thing.sources} />
        </div>
        <SideCard title={t("other")}>
          <ul>
            <li>
              <LocalLink to="canIDo">{t("thing.all", { count: things.totalCount })}</LocalLink>
            </li>
            <li>
              <LocalLink to="canIEat">{t("nav.canIEat")}</LocalLink>
            </li>
            <li>
              <LocalLink to="medicines">{t("nav.medicines")}</LocalLink>
            </li>
          </ul>
        </SideCard>
      </div>
    </PageShell>
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
    things: allEverydayThing {
      totalCount
    }
  }
`;
