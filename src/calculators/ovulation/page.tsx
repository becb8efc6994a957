import { graphql, type PageProps } from "gatsby";
import { Island } from "../../islands/Island";
import { brandFrom, headFrom } from "../../site/head/pageQuery";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";
import { BulletList } from "../../ui/BulletList";
import { Disclosure } from "../../ui/Disclosure";
import { LocalLink } from "../../ui/LocalLink";
import { figureTable } from "../../ui/Table.styles";
import { TableBox } from "../../ui/TableBox";
import { bullets } from "../../ui/theme/globalStyles";
import { CalculatorPage } from "../shared/CalculatorPage";
import { Formula } from "../shared/Formula";
import OvulationCalculator from "./OvulationCalculator.island";

/** Cycle lengths in the table that is readable without scripts; ovulation is on cycle day length − 14 + 1. */
const lengths = [21, 24, 26, 28, 30, 32, 35];

export default function OvulationPage({ data, pageContext }: PageProps<Queries.OvulationPageQuery, PageContext>) {
  const t = useTexts();
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section="tools">
      <CalculatorPage
        title={t("ovu.title")}
        lead={t("ovu.lead")}
        tool={<Island name="ovulation" component={OvulationCalculator} props={{}} />}
        disclaimer={t("ovu.disclaimer")}
        record={data.calculator}
      >
        <h2 id="limits">{t("ovu.limits.title")}</h2>
        <p>{t("ovu.limits.text")}</p>
        <BulletList items={["a", "b", "c", "d"].map((point) => t(`ovu.limits.${point}`))} />
        <h2 id="table">{t("ovu.table.title")}</h2>
        <p>{t("ovu.table.text")}</p>
        <TableBox>
          <table css={figureTable}>
            <thead>
              <tr>
                <th scope="col">{t("ovu.table.cycle")}</th>
                <th scope="col">{t("ovu.table.fertile")}</th>
                <th scope="col">{t("ovu.table.ovulation")}</th>
              </tr>
            </thead>
            <tbody>
              {lengths.map((length) => (
                <tr key={length}>
                  <th scope="row">{t("ovu.table.days", { n: length })}</th>
                  <td>{t("ovu.table.range", { from: length - 18, to: length - 13 })}</td>
                  <td>{t("ovu.table.day", { n: length - 13 })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableBox>
        <h2 id="how">{t("tool.how")}</h2>
        <p>{t("ovu.how")}</p>
        <Formula>{t("ovu.formula")}</Formula>
        <p>{t("ovu.how2")}</p>
        <div>
          {["chance", "others", "normal"].map((part) => (
            <Disclosure key={part} summary={t(`ovu.${part}.title`)}>
              <p>{t(`ovu.${part}.text`)}</p>
            </Disclosure>
          ))}
        </div>
        <ul css={bullets}>
          <li>
            <LocalLink to="pregnancyQuiz">{t("ovu.link.test")}</LocalLink>
          </li>
          <li>
            <LocalLink to="dueDate">{t("ovu.link.due")}</LocalLink>
          </li>
        </ul>
      </CalculatorPage>
    </PageShell>
  );
}

export const Head = headFrom("ovu.title", "ovu.description");

export const query = graphql`
  query OvulationPage($language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    calculator(key: { eq: "ovulation" }) {
      ...Trust
    }
  }
`;
