import { graphql, type PageProps } from "gatsby";
import { pathTo } from "../../routes/routes";
import { brandFrom, headFrom } from "../../site/head/pageQuery";
import { Crumbs } from "../../site/record/Crumbs";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { iconOf, type PicturedRouteId } from "../../site/shell/pageIcons";
import { useTexts } from "../../text/useTexts";
import { cardRows } from "../../ui/Columns.styles";
import { PageIntro } from "../../ui/PageIntro";
import { Picture } from "../../ui/Picture";
import { card, wrap } from "../../ui/theme/globalStyles";
import { size, use } from "../../ui/theme/tokens";

/** The tools by what readers want to know, in the order of need; one is shown once its page exists. */
const groups: Record<string, readonly PicturedRouteId[]> = {
  dates: ["dueDate", "monthsPregnant", "ivf"],
  birth: ["careTimeline", "birthPlan", "hospitalBag", "contractionTimer", "hospitalPhrases"],
  growth: ["vaccineCalendar", "growthPercentile", "headPercentile"],
  planning: ["pregnancyQuiz", "ovulation", "weightGain", "caffeine", "leavePlanner", "budget"],
  playful: ["zodiac", "chineseGender"],
};

const toolCard = {
  ...card,
  padding: "1.125rem 1.25rem",
  display: "grid",
  gridTemplateColumns: "3.75rem minmax(0, 1fr)",
  gap: "1rem",
  alignItems: "center",
  "& p": { fontSize: size.small, lineHeight: 1.45, color: use.muted, marginTop: "0.25rem" },
} as const;

/** The page that links to all tools. */
export default function ToolsPage({ data, pageContext }: PageProps<Queries.ToolsPageQuery, PageContext>) {
  const t = useTexts();
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section="tools">
      <div css={wrap}>
        <Crumbs here={t("tools.title")} />
        <PageIntro title={t("tools.title")} lead={t("tools.lead")} />
        {Object.entries(groups).map(([group, tools]) => (
          <section key={group} aria-labelledby={group} css={{ paddingBottom: "clamp(2rem, 4vw, 3rem)" }}>
            <h2 id={group}>{t(`group.${group}`)}</h2>
            <div css={{ ...cardRows(tools.length, 3), marginTop: "1rem" }}>
              {tools.map((to) => (
                <article key={to} css={toolCard}>
                  <Picture name={iconOf(to)} isFirst />
                  <div>
                    <h3 css={{ fontSize: "1.1875rem" }}>
                      <a href={pathTo(to, pageContext.language)}>{t(`tools.${to}`)}</a>
                    </h3>
                    <p>{t(`tools.${to}.text`)}</p>
                  </div>
                </article>
              ))}
            </div>
          </section>
        ))}
        <p css={{ maxWidth: "60ch" }}>{t("tools.privacy")}</p>
      </div>
    </PageShell>
  );
}

export const Head = headFrom("tools.title", "tools.description");

export const query = graphql`
  query ToolsPage($language: String!, $namespaces: [String!]!) {
    ...Shell
  }
`;
