import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { Island } from "../../islands/Island";
import { pathTo } from "../../routes/routes";
import { brandFrom, headFrom } from "../../site/head/pageQuery";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { BulletList } from "../../ui/BulletList";
import { Disclosure } from "../../ui/Disclosure";
import { figureTable } from "../../ui/Table.styles";
import { TableBox } from "../../ui/TableBox";
import { leaf, media, use } from "../../ui/theme/tokens";
import { CalculatorPage } from "../shared/CalculatorPage";
import { Formula } from "../shared/Formula";
import { monthTable } from "../shared/gestation";
import MonthsPregnantCalculator from "./MonthsPregnantCalculator.island";

/** Each month also has a bar that shows its weeks within the pregnancy. */
const monthsTable = {
  ...figureTable,
  maxWidth: "none",
  "& td > div": { display: "flex", flexWrap: "wrap", gap: "0.375rem 1.5rem", alignItems: "center" },
  "& td a": { flex: "0 1 auto", [media.split]: { flexShrink: 0, width: "18.5rem", whiteSpace: "nowrap" } },
  "& tbody th": { whiteSpace: "nowrap" },
  "& .weeks": { flex: "1 1 10rem", height: "0.625rem", background: use.tintSage, borderRadius: leaf.tag },
  "& .weeks > span": { display: "block", height: "100%", background: use.brand, borderRadius: leaf.tag },
} as const;

/** A number of weeks as a share of all weeks, in percent, for the position of a bar. */
const onLine = (weeks: number): string => `${((weeks / ((monthTable.at(-1)?.weekTo ?? 42) + 1)) * 100).toFixed(1)}%`;

export default function MonthsPregnantPage({ data, pageContext }: PageProps<Queries.MonthsPregnantPageQuery, PageContext>) {
  const { t } = useTranslation();
  const { language } = pageContext;
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section="tools">
      <CalculatorPage
        title={t("months.title")}
        lead={t("months.lead")}
        tool={<Island name="monthsPregnant" component={MonthsPregnantCalculator} props={{}} />}
        disclaimer={t("months.disclaimer")}
        record={data.calculator}
      >
        <h2 id="table">{t("months.tableTitle")}</h2>
        <p>{t("months.tableText")}</p>
        <TableBox>
          <table css={monthsTable}>
            <thead>
              <tr>
                <th scope="col">{t("months.col.month")}</th>
                <th scope="col">{t("months.col.completed")}</th>
              </tr>
            </thead>
            <tbody>
              {monthTable.map(({ month, weekFrom, weekTo }) => (
                <tr key={month}>
                  <th scope="row">{t("months.monthName", { month })}</th>
                  <td>
                    <div>
                      <a href={pathTo("pregnancyWeek", language, { hafta: String(Math.max(1, weekFrom)) })}>
                        {t("months.daysRange", { from: weekFrom, to: weekTo })}
                      </a>
                      <span className="weeks">
                        <span style={{ marginLeft: onLine(weekFrom), width: onLine(weekTo + 1 - weekFrom) }} />
                      </span>
                    </div>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableBox>
        <h2 id="how">{t("tool.how")}</h2>
        <p>{t("months.how1")}</p>
        <Formula>{t("months.formula")}</Formula>
        <p>{t("months.how2")}</p>
        <div>
          <Disclosure summary={t("months.why.title")}>
            <p>{t("months.why.text")}</p>
            <BulletList items={["a", "b", "c"].map((point) => t(`months.why.${point}`))} />
          </Disclosure>
          <Disclosure summary={t("months.running.title")}>
            <p>{t("months.running.text")}</p>
          </Disclosure>
          <Disclosure summary={t("months.trimester.title")}>
            <p>{t("months.trimester.text")}</p>
          </Disclosure>
        </div>
      </CalculatorPage>
    </PageShell>
  );
}

export const Head = headFrom("months.title", "months.description");

export const query = graphql`
  query MonthsPregnantPage($language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    calculator(key: { eq: "months-pregnant" }) {
      ...Trust
    }
  }
`;
