import { graphql, type PageProps } from "gatsby";
import { Island } from "../../islands/Island";
import { brandFrom, headFrom } from "../../site/head/pageQuery";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";
import { BulletList } from "../../ui/BulletList";
import { Disclosure } from "../../ui/Disclosure";
import { LocalLink } from "../../ui/LocalLink";
import { CalculatorPage } from "../shared/CalculatorPage";
import { Formula } from "../shared/Formula";
import DueDateCalculator from "./DueDateCalculator.island";
import { dueDateMethods } from "./dueDate";
import { RedatingTable } from "./RedatingTable";

export default function DueDatePage({ data, pageContext }: PageProps<Queries.DueDatePageQuery, PageContext>) {
  const t = useTexts();
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section="tools">
      <CalculatorPage
        title={t("due.title")}
        lead={t("due.lead")}
        tool={<Island name="dueDate" component={DueDateCalculator} props={{ milestones: data.care.nodes }} />}
        disclaimer={t("due.disclaimer")}
        record={data.calculator}
      >
        <h2 id="how">{t("tool.how")}</h2>
        <p>{t("due.how")}</p>
        <Formula>
          {dueDateMethods.map((method) => (
            <span key={method} css={{ display: "block", "& + &": { marginTop: "0.625rem" } }}>
              {t(`due.formula.${method}`)}
            </span>
          ))}
        </Formula>
        <p>{t("due.example")}</p>
        <p>{t("due.weeks")}</p>
        <h2 id="redating">{t("due.redatingTitle")}</h2>
        <p>{t("due.redatingText")}</p>
        <RedatingTable />
        <p>{t("due.redatingNext")}</p>
        <div>
          <Disclosure summary={t("due.unsure.title")}>
            <BulletList items={["a", "b", "c", "d"].map((point) => t(`due.unsure.${point}`))} />
          </Disclosure>
          <Disclosure summary={t("due.naegele.title")}>
            <p>{t("due.naegele.text")}</p>
          </Disclosure>
          <Disclosure summary={t("due.ivfNote.title")}>
            <p>{t("due.ivfNote.text")}</p>
            <p>
              <LocalLink to="ivf">{t("due.ivfNote.link")}</LocalLink>
            </p>
          </Disclosure>
          <Disclosure summary={t("due.trimester.title")}>
            <p>{t("due.trimester.text")}</p>
          </Disclosure>
        </div>
        <p>
          <LocalLink to="monthsPregnant">{t("due.months")}</LocalLink>
        </p>
      </CalculatorPage>
    </PageShell>
  );
}

export const Head = headFrom("due.title", "due.description");

export const query = graphql`
  query DueDatePage($language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    care: allCareItem(filter: { kind: { in: [visit, test, vaccine] } }, sort: [{ weekFrom: ASC }, { weekTo: ASC }, { key: ASC }]) {
      nodes {
        key
        kind
        weekFrom
        weekTo
        optional
        title(language: $lang)
      }
    }
    calculator(key: { eq: "due-date" }) {
      ...Trust
    }
  }
`;
