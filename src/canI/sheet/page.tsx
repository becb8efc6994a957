import { graphql, type PageProps } from "gatsby";
import { toneOf } from "../../guides/verdicts";
import { brandFrom, headFrom } from "../../site/head/pageQuery";
import { Crumbs } from "../../site/record/Crumbs";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { sortBy } from "../../text/letters";
import { useTexts } from "../../text/useTexts";
import { LocalLink } from "../../ui/LocalLink";
import { PageIntro } from "../../ui/PageIntro";
import { PrintButton } from "../../ui/PrintButton";
import { wrap } from "../../ui/theme/globalStyles";
import { media } from "../../ui/theme/tokens";
import { verbOf } from "../food/verb";
import { EmptyList } from "../list/EmptyList";
import { SheetGroup } from "./SheetGroup";

/** Everything fits on one page, including a printer’s margins. */
const sheet = {
  ...wrap,
  [media.print]: {
    "& header": { gap: "2pt", paddingBottom: "4pt" },
    "& h1": { fontSize: "16pt" },
    "& > p, & header p": { fontSize: "8.5pt", lineHeight: 1.3, maxWidth: "none", margin: 0 },
  },
} as const;

/** A sheet for the fridge door: what to leave out, to cook through, to limit, and what a baby cannot eat yet; one sheet of paper. */
export default function SheetPage({ data, pageContext }: PageProps<Queries.SheetPageQuery, PageContext>) {
  const t = useTexts();
  const { language, paths } = pageContext;
  const brand = brandFrom(data);
  const foods = sortBy(data.foods.nodes, ({ title }) => title, language);
  const parts = (["no", "cook", "limit", "ask"] as const).map((tone) => ({
    tone,
    foods: foods
      .filter(({ pregnancy }) => toneOf(pregnancy.verdict) === tone)
      // If the answer is the same as the heading, nothing is added.
      .map(({ path, title, pregnancy }) => ({ path, title, label: tone === "limit" ? pregnancy.label : null })),
  }));
  // Foods to leave out are in the section above, and drinks are in a line of their own.
  const notForBabies = foods
    .filter(({ group, pregnancy }) => pregnancy.verdict !== "avoid" && verbOf(group) === "eat")
    .filter(({ baby }) => baby.verdict === "avoid" || baby.verdict === "later" || (baby.fromMonths ?? 0) >= 12)
    // A food with the verdict “yes” from an age on keeps its label, like milk, which may be drunk only from then on.
    .map(({ path, title, baby }) => ({ path, title, label: baby.verdict === "yes" ? baby.label : null }));
  return (
    <PageShell brand={brand} page={pageContext} section="canIEat">
      <div css={sheet}>
        <Crumbs here={t("sheet.title")}>
          {[
            <LocalLink key="foods" to="canIEat">
              {t("nav.canIEat")}
            </LocalLink>,
          ]}
        </Crumbs>
        <PageIntro title={t("sheet.title")} lead={t("sheet.lead")}>
          <PrintButton label={t("sheet.print")} />
        </PageIntro>
        {foods.length === 0 && <EmptyList />}
        {parts.map(({ tone, foods: shown }) => (
          <SheetGroup key={tone} tone={tone} heading={t(`sheet.${tone}`)} foods={shown} />
        ))}
        <SheetGroup tone="later" heading={t("sheet.baby")} foods={notForBabies} note={t("sheet.drinks")} />
        <p css={{ marginTop: "1rem", maxWidth: "70ch" }}>
          {t("sheet.wash")} <span css={{ display: "inline-block" }}>{brand.url.replace(/^https:\/\//, "") + paths[language]}</span>
        </p>
      </div>
    </PageShell>
  );
}

export const Head = headFrom("sheet.headTitle", "sheet.description");

export const query = graphql`
  query SheetPage($language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    foods: allFood(sort: { key: ASC }) {
      nodes {
        path(language: $lang)
        title(language: $lang)
        group
        pregnancy {
          verdict
          label(language: $lang)
        }
        baby {
          verdict
          label(language: $lang)
          fromMonths
        }
      }
    }
  }
`;
