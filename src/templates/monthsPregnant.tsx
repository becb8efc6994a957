import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import type { PageContext } from "../build/pages";
import { monthTable } from "../calculators/gestation";
import { Crumbs } from "../components/Crumbs";
import { Disclosure } from "../components/Disclosure";
import { LocalLink } from "../components/LocalLink";
import { PageHead } from "../components/PageHead";
import { PageShell } from "../components/PageShell";
import { TrustBlock } from "../components/TrustBlock";
import { pathTo } from "../routes";
import { bullets, prose, wrap } from "../theme/globalStyles";
import { leaf, media, size, use } from "../theme/tokens";
import { MonthsPregnantTool } from "../tools/MonthsPregnantTool";
import { brandOf, type HeadInput, headText } from "./shared";

const table = {
  maxWidth: "42rem",
  "& th, & td": {
    textAlign: "left",
    padding: "0.75rem 0.75rem 0.75rem 0",
    borderBottom: `1px solid ${use.line}`,
    verticalAlign: "top",
    lineHeight: 1.45,
  },
  "& th": { color: use.ink, fontWeight: 600 },
  "& thead th": { fontSize: size.caption, color: use.muted },
} as const;

/** When the tool's page was written and is to be checked again. */
const written = "2026-11-21";
const nextReview = "2027-11-21";

export default function MonthsPregnantPage({ data, pageContext }: PageProps<Queries.MonthsPregnantPageQuery, PageContext>) {
  const { t } = useTranslation(["monthsPregnant", "tools", "common"]);
  const { language, paths } = pageContext;
  return (
    <PageShell brand={brandOf(data)} paths={paths} section="tools">
      <div css={wrap}>
        <Crumbs here={t("months.title")}>
          {[
            <LocalLink key="tools" to="tools">
              {t("nav.tools")}
            </LocalLink>,
          ]}
        </Crumbs>
        <header css={{ paddingBottom: "1.75rem", display: "grid", gap: "0.75rem" }}>
          <h1>{t("months.title")}</h1>
          <p css={{ fontSize: size.lead, lineHeight: 1.5, maxWidth: "46ch" }}>{t("months.lead")}</p>
        </header>
        <noscript>
          <p css={{ background: use.tintHoney, borderRadius: leaf.l, padding: "1rem 1.25rem", marginBottom: "1.5rem" }}>
            {t("tool.noScript")}
          </p>
        </noscript>
        <MonthsPregnantTool />
      </div>
      <div css={{ ...wrap, paddingTop: "3rem" }}>
        <div css={{ ...prose, maxWidth: "48rem" }}>
          <h2 id="table">{t("months.tableTitle")}</h2>
          <p>{t("months.tableText")}</p>
          <table css={table}>
            <thead>
              <tr>
                <th scope="col">{t("months.col.month")}</th>
                <th scope="col">{t("months.col.running")}</th>
                <th scope="col">{t("months.col.completed")}</th>
              </tr>
            </thead>
            <tbody>
              {monthTable.map(({ month, weekFrom, weekTo }) => (
                <tr key={month}>
                  <th scope="row">{t("months.monthName", { month })}</th>
                  <td>{t("months.weeksRange", { from: weekFrom, to: weekTo })}</td>
                  <td>
                    <a href={pathTo("pregnancyWeek", language, { hafta: String(Math.max(1, weekFrom - 1)) })}>
                      {t("months.daysRange", { from: weekFrom - 1, to: weekTo - 1 })}
                    </a>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <h2 id="how">{t("tool.how")}</h2>
          <p>{t("months.how1")}</p>
          <p css={{ background: use.tintSage, borderRadius: leaf.l, padding: "1.25rem 1.375rem", [media.print]: { padding: 0 } }}>
            {t("months.formula")}
          </p>
          <p>{t("months.how2")}</p>
          <div>
            <Disclosure summary={t("months.why.title")}>
              <p>{t("months.why.text")}</p>
              <ul css={bullets}>
                {["a", "b", "c"].map((point) => (
                  <li key={point}>{t(`months.why.${point}`)}</li>
                ))}
              </ul>
            </Disclosure>
            <Disclosure summary={t("months.running.title")}>
              <p>{t("months.running.text")}</p>
            </Disclosure>
            <Disclosure summary={t("months.trimester.title")}>
              <p>{t("months.trimester.text")}</p>
            </Disclosure>
          </div>
          <p>
            <strong>{t("months.disclaimer")}</strong>
          </p>
          <TrustBlock written={written} nextReview={nextReview} sources={data.sources.nodes} />
        </div>
      </div>
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.MonthsPregnantPageQuery>) {
  const brand = brandOf(data);
  return (
    <PageHead
      title={`${headText(data, "months.title")} – ${brand.name}`}
      description={headText(data, "months.description")}
      siteUrl={brand.url}
      language={pageContext.language}
      paths={pageContext.paths}
    />
  );
}

export const query = graphql`
  query MonthsPregnantPage($language: String!, $namespaces: [String!]!) {
    ...Shell
    sources: allSource(filter: { key: { in: ["sabah-month-chart", "howtoadult-month-chart", "healthwise-trimester"] } }, sort: { key: ASC }) {
      nodes {
        ...SourceLine
      }
    }
  }
`;
