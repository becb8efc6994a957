import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { isBuilt, type PlainRouteId, pathTo } from "../../routes/routes";
import { Crumbs } from "../../site/Crumbs";
import type { PageContext } from "../../site/PageContext";
import { PageShell } from "../../site/PageShell";
import { brandOf, headFrom } from "../../site/pageQuery";
import { cardGrid } from "../../ui/Columns.styles";
import { PageIntro } from "../../ui/PageIntro";
import { Picture } from "../../ui/Picture";
import { card, wrap } from "../../ui/theme/globalStyles";
import { size, use } from "../../ui/theme/tokens";

/** The tools in the order of need; one appears here with its page. */
const tools: { to: PlainRouteId; picture: string }[] = [
  { to: "monthsPregnant", picture: "spot-pregnancy" },
  { to: "pregnancyQuiz", picture: "spot-symptoms" },
  { to: "dueDate", picture: "spot-calculators" },
  { to: "vaccineCalendar", picture: "spot-firstaid" },
  { to: "growthPercentile", picture: "spot-baby" },
  { to: "headPercentile", picture: "spot-baby" },
  { to: "ivf", picture: "spot-pregnancy" },
  { to: "ovulation", picture: "spot-pregnancy" },
  { to: "caffeine", picture: "spot-calculators" },
  { to: "budget", picture: "spot-calculators" },
  { to: "chineseGender", picture: "spot-sleep" },
  { to: "zodiac", picture: "spot-names" },
];

const toolCard = {
  ...card,
  padding: "1.25rem",
  display: "grid",
  gridTemplateColumns: "4.5rem 1fr",
  gap: "1.125rem",
  alignItems: "center",
  "& p": { fontSize: size.small, lineHeight: 1.45, color: use.muted },
} as const;

/** The hub of the tools. */
export default function ToolsPage({ data, pageContext }: PageProps<Queries.ToolsPageQuery, PageContext>) {
  const { t } = useTranslation(["tools", "common"]);
  return (
    <PageShell brand={brandOf(data)} paths={pageContext.paths} section="tools">
      <div css={wrap}>
        <Crumbs here={t("tools.title")} />
        <PageIntro title={t("tools.title")} lead={t("tools.lead")} />
        <div css={cardGrid(3)}>
          {tools
            .filter(({ to }) => isBuilt(to))
            .map(({ to, picture }) => (
              <article key={to} css={toolCard}>
                <Picture name={picture} isFirst />
                <div>
                  <h2 css={{ fontSize: size.h3, "& a": { color: "inherit", textDecoration: "none" } }}>
                    <a href={pathTo(to, pageContext.language)}>{t(`tools.${to}`)}</a>
                  </h2>
                  <p>{t(`tools.${to}.text`)}</p>
                </div>
              </article>
            ))}
        </div>
        <p css={{ paddingTop: "2rem", maxWidth: "60ch" }}>{t("tools.privacy")}</p>
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
