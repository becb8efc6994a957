import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { Island } from "../../islands/Island";
import { pathTo } from "../../routes/routes";
import type { PageContext } from "../../site/PageContext";
import { PageShell } from "../../site/PageShell";
import { brandFrom, headFrom } from "../../site/pageQuery";
import { formatNumber } from "../../text/letters";
import { Disclosure } from "../../ui/Disclosure";
import { figureTable } from "../../ui/Table.styles";
import { CalculatorPage } from "../shared/CalculatorPage";
import { Formula } from "../shared/Formula";
import { BudgetCalculator } from "./BudgetCalculator";

export default function BudgetPage({ data, pageContext }: PageProps<Queries.BudgetPageQuery, PageContext>) {
  const { t } = useTranslation(["budget", "common"]);
  const { language, paths } = pageContext;
  return (
    <PageShell brand={brandFrom(data)} paths={paths} section="tools">
      <CalculatorPage
        title={t("budget.title")}
        lead={t("budget.lead")}
        tool={<Island name="budget" component={BudgetCalculator} props={{}} />}
        disclaimer={t("budget.disclaimer")}
        record={data.calculator}
      >
        <h2 id="how">{t("tool.how")}</h2>
        <p>{t("budget.how1")}</p>
        <Formula>{t("budget.formula")}</Formula>
        <p>{t("budget.how2")}</p>
        <p>{t("budget.how3")}</p>
        <h2 id="figures">{t("budget.figuresTitle")}</h2>
        <p>{t("budget.figuresText")}</p>
        <table css={figureTable}>
          <thead>
            <tr>
              <th scope="col">{t("budget.col.what")}</th>
              <th scope="col">{t("budget.col.amount")}</th>
              <th scope="col">{t("budget.col.source")}</th>
            </tr>
          </thead>
          <tbody>
            {data.examples.nodes.map(({ key, amount, per, sources }) => (
              <tr key={key}>
                <th scope="row">{t(`budget.example.${key}`)}</th>
                <td>{t(per === "year" ? "budget.aYear" : "budget.once", { amount: formatNumber(amount, language) })}</td>
                <td>{t("budget.dated", { publisher: sources.map(({ publisher }) => publisher).join(", ") })}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div>
          <Disclosure summary={t("budget.rows.title")}>
            <p>{t("budget.rows.text")}</p>
          </Disclosure>
          <Disclosure summary={t("budget.typing.title")}>
            <p>{t("budget.typing.text")}</p>
          </Disclosure>
        </div>
        <p>
          <a href={pathTo("products", language)}>{t("budget.needs")}</a>
        </p>
      </CalculatorPage>
    </PageShell>
  );
}

export const Head = headFrom("budget.title", "budget.description");

export const query = graphql`
  query BudgetPage($language: String!, $namespaces: [String!]!) {
    ...Shell
    examples: allBudgetExample(sort: { key: ASC }) {
      nodes {
        key
        amount
        per
        sources {
          publisher
        }
      }
    }
    calculator(key: { eq: "budget" }) {
      ...Trust
    }
  }
`;
