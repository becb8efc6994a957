import { graphql, type PageProps } from "gatsby";
import { Island } from "../../islands/Island";
import { brandFrom, headFrom } from "../../site/head/pageQuery";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";
import { SignCards } from "../../triage/SignCards";
import { Disclosure } from "../../ui/Disclosure";
import { figureTable } from "../../ui/Table.styles";
import { TableBox } from "../../ui/TableBox";
import { media, size } from "../../ui/theme/tokens";
import { tierAt } from "../../vocabulary/tiers";
import { CalculatorPage } from "../shared/CalculatorPage";
import { Formula } from "../shared/Formula";
import { addedDays, eventAgeDays, ivfEvents } from "../shared/ivf";
import { weeksAndDays } from "../shared/weeksAndDays";
import IvfCalculator from "./IvfCalculator.island";

/** Four columns on a phone: figures without units, each on one line. */
const additions = {
  ...figureTable,
  "& td": { whiteSpace: "nowrap" },
  [media.small]: { fontSize: size.small, "& th, & td": { ...figureTable["& th, & td"], paddingRight: "0.5rem" } },
} as const;

export default function IvfPage({ data, pageContext }: PageProps<Queries.IvfPageQuery, PageContext>) {
  const t = useTexts();
  const { early } = data;
  if (!early) throw new Error("IvfPage requires the warning signs of the first weeks");
  const nameOf = (key: string, age: number) =>
    key.startsWith("transfer") ? t("ivf.table.transfer", { n: age }) : t(key === "iui" ? "ivf.table.iui" : "ivf.table.egg-retrieval");
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section="tools">
      <CalculatorPage
        title={t("ivf.title")}
        lead={t("ivf.lead")}
        tool={<Island name="ivf" component={IvfCalculator} props={{}} />}
        disclaimer={t("ivf.disclaimer")}
        record={data.calculator}
      >
        <h2 id="table">{t("ivf.table.title")}</h2>
        <p>{t("ivf.table.text")}</p>
        <TableBox>
          <table css={additions}>
            <thead>
              <tr>
                <th scope="col">{t("ivf.table.event")}</th>
                <th scope="col">{t("ivf.table.age")}</th>
                <th scope="col">{t("ivf.table.add")}</th>
                <th scope="col">{t("ivf.table.test")}</th>
              </tr>
            </thead>
            <tbody>
              {ivfEvents.map(({ key, embryoAgeDays, testFromDay, testToDay }) => (
                <tr key={key}>
                  <th scope="row">{nameOf(key, embryoAgeDays)}</th>
                  <td>{weeksAndDays(t, Math.floor(eventAgeDays(embryoAgeDays) / 7), eventAgeDays(embryoAgeDays) % 7)}</td>
                  <td>{t("ivf.table.days", { n: addedDays(embryoAgeDays) })}</td>
                  <td>{testFromDay === null ? "–" : t("ivf.table.testDays", { from: testFromDay, to: testToDay })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableBox>
        <h2 id="how">{t("tool.how")}</h2>
        <p>{t("ivf.how")}</p>
        <Formula>{t("ivf.formula")}</Formula>
        <p>{t("ivf.how2")}</p>
        <div>
          {["testDay", "frozenWhy", "scan", "others"].map((part) => (
            <Disclosure key={part} summary={t(`ivf.${part}.title`)}>
              <p>{t(`ivf.${part}.text`)}</p>
            </Disclosure>
          ))}
        </div>
        <h2 id="urgent">{t("ivf.urgent")}</h2>
        <SignCards signs={early.signs.filter((sign) => tierAt(sign, "before20") === "call112")} stage="before20" isWhole={false} />
      </CalculatorPage>
    </PageShell>
  );
}

export const Head = headFrom("ivf.title", "ivf.description");

export const query = graphql`
  query IvfPage($language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    early: warningSigns(key: { eq: "pregnancy-01-13" }) {
      signs {
        ...ShownSign
      }
    }
    calculator(key: { eq: "ivf" }) {
      ...Trust
    }
  }
`;
