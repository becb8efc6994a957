import { graphql, type PageProps } from "gatsby";
import { Island } from "../../islands/Island";
import { brandFrom, headFrom } from "../../site/head/pageQuery";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";
import { Disclosure } from "../../ui/Disclosure";
import { LinkList } from "../../ui/LinkList";
import { CalculatorPage } from "../shared/CalculatorPage";
import { Formula } from "../shared/Formula";
import { parameterGroups } from "../shared/leaveParameters";
import { LeaveParameterTable } from "./LeaveParameterTable";
import LeavePlannerCalculator from "./LeavePlannerCalculator.island";

export default function LeavePlannerPage({ data, pageContext }: PageProps<Queries.LeavePlannerPageQuery, PageContext>) {
  const t = useTexts();
  const { leave, work, pay, father, loss } = data;
  const links = [leave, pay, father, work].flatMap((linked) => (linked ? [{ title: linked.title, path: linked.path }] : []));
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section="tools">
      <CalculatorPage
        title={t("leave.title")}
        lead={t("leave.lead")}
        tool={<Island name="leavePlanner" component={LeavePlannerCalculator} props={{}} />}
        disclaimer={t("leave.disclaimer")}
        record={data.calculator}
      >
        <h2 id="how">{t("tool.how")}</h2>
        <p>{t("leave.how")}</p>
        <Formula>{t("leave.formula")}</Formula>
        <div>
          {["stopping", "early", "late", "twins", "partTime", "nicu"].map((part) => (
            <Disclosure key={part} summary={t(`leave.${part}.title`)}>
              <p>{t(`leave.${part}.text`)}</p>
            </Disclosure>
          ))}
        </div>
        <h2 id="rules">{t("leave.rules.title")}</h2>
        <p>{t("leave.rules.text")}</p>
        <div>
          {parameterGroups.map((group) => (
            <Disclosure key={group} summary={t(`leave.rules.${group}`)} id={`rules-${group}`}>
              <LeaveParameterTable group={group} />
            </Disclosure>
          ))}
        </div>
        <h2 id="more">{t("leave.more")}</h2>
        <LinkList links={links} />
        {loss && (
          <p>
            {t("leave.loss")} <a href={loss.path}>{loss.title}</a>
          </p>
        )}
      </CalculatorPage>
    </PageShell>
  );
}

export const Head = headFrom("leave.title", "leave.description");

export const query = graphql`
  fragment LeaveLink on Article {
    title(language: $lang)
    path(language: $lang)
  }
  query LeavePlannerPage($language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    leave: article(key: { eq: "MT-8-1" }) {
      ...LeaveLink
    }
    work: article(key: { eq: "MT-8-2" }) {
      ...LeaveLink
    }
    pay: article(key: { eq: "MT-8-3" }) {
      ...LeaveLink
    }
    loss: article(key: { eq: "MT-9-3" }) {
      ...LeaveLink
    }
    father: articlePart(key: { eq: "MT-8-1-4" }) {
      title(language: $lang)
      path(language: $lang)
    }
    calculator(key: { eq: "leave-planner" }) {
      ...Trust
    }
  }
`;
