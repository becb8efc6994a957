import { graphql, type PageProps } from "gatsby";
import { Island } from "../../islands/Island";
import { brandFrom, headFrom } from "../../site/head/pageQuery";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";
import { Disclosure } from "../../ui/Disclosure";
import { LocalLink } from "../../ui/LocalLink";
import { figureTable } from "../../ui/Table.styles";
import { TableBox } from "../../ui/TableBox";
import { CalculatorPage } from "../shared/CalculatorPage";
import CaffeineCalculator from "./CaffeineCalculator.island";
import { caffeineDrinks } from "./caffeine";

export default function CaffeinePage({ data, pageContext }: PageProps<Queries.CaffeinePageQuery, PageContext>) {
  const t = useTexts();
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section="tools">
      <CalculatorPage
        title={t("caffeine.title")}
        lead={t("caffeine.lead")}
        tool={<Island name="caffeine" component={CaffeineCalculator} props={{}} />}
        disclaimer={t("caffeine.disclaimer")}
        record={data.calculator}
      >
        <h2 id="table">{t("caffeine.table.title")}</h2>
        <p>{t("caffeine.table.text")}</p>
        <TableBox>
          <table css={figureTable}>
            <thead>
              <tr>
                <th scope="col">{t("caffeine.table.drink")}</th>
                <th scope="col">{t("caffeine.table.portion")}</th>
                <th scope="col">{t("caffeine.table.mg")}</th>
              </tr>
            </thead>
            <tbody>
              {caffeineDrinks.map(({ key, servingMl, mg, mgMost }) => (
                <tr key={key}>
                  <th scope="row">{t(`caffeine.drink.${key}`)}</th>
                  <td>{servingMl === null ? t("caffeine.grams", { n: 50 }) : t("caffeine.ml", { n: servingMl })}</td>
                  <td>{mgMost > mg ? `${mg}–${mgMost}` : mg}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableBox>
        <h2 id="how">{t("tool.how")}</h2>
        <p>{t("caffeine.how")}</p>
        <div>
          {["why", "brew", "breastfeeding"].map((part) => (
            <Disclosure key={part} summary={t(`caffeine.${part}.title`)}>
              <p>{t(`caffeine.${part}.text`)}</p>
            </Disclosure>
          ))}
        </div>
        <p>
          <LocalLink to="canIEat">{t("caffeine.foods")}</LocalLink>
        </p>
      </CalculatorPage>
    </PageShell>
  );
}

export const Head = headFrom("caffeine.title", "caffeine.description");

export const query = graphql`
  query CaffeinePage($language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    calculator(key: { eq: "caffeine" }) {
      ...Trust
    }
  }
`;
