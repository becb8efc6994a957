import { graphql, type PageProps } from "gatsby";
import whoContacts from "../../../data/standards/who-contacts.json";
import { Island } from "../../islands/Island";
import { brandFrom, headFrom } from "../../site/head/pageQuery";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";
import { Disclosure } from "../../ui/Disclosure";
import { LocalLink } from "../../ui/LocalLink";
import { CalculatorPage } from "../shared/CalculatorPage";
import { doseWords } from "../shared/vaccineWords";
import CareTimelineCalculator from "./CareTimelineCalculator.island";
import { entriesOfBaby, entriesOfFollowUps, entriesOfPregnancy, entriesOfVaccines } from "./entriesFrom";

export default function CareTimelinePage({ data, pageContext }: PageProps<Queries.CareTimelinePageQuery, PageContext>) {
  const t = useTexts();
  const entries = [
    ...entriesOfPregnancy(data.pregnancy.nodes),
    ...entriesOfBaby(data.baby.nodes),
    ...entriesOfFollowUps(data.child.nodes),
    ...entriesOfVaccines(
      (dose) => doseWords(dose, t),
      (months) => t(months < 24 ? "care.vaccines.months" : "care.vaccines.years", { n: months < 24 ? months : months / 12 }),
    ),
  ];
  const contacts = whoContacts.map(({ contact, week }) => ({ contact, week }));
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section="tools">
      <CalculatorPage
        title={t("care.title")}
        lead={t("care.lead")}
        tool={<Island name="careTimeline" component={CareTimelineCalculator} props={{ entries, contacts }} />}
        disclaimer={t("care.disclaimer")}
        record={data.calculator}
      >
        <h2 id="how">{t("tool.how")}</h2>
        <p>{t("care.how")}</p>
        <div>
          {["often", "leave", "late"].map((part) => (
            <Disclosure key={part} summary={t(`care.${part}.title`)}>
              <p>{t(`care.${part}.text`)}</p>
            </Disclosure>
          ))}
        </div>
        <p>
          <LocalLink to="vaccineCalendar">{t("nav.vaccines")}</LocalLink> · <LocalLink to="dueDate">{t("nav.dueDate")}</LocalLink>
        </p>
      </CalculatorPage>
    </PageShell>
  );
}

export const Head = headFrom("care.title", "care.description");

export const query = graphql`
  query CareTimelinePage($language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    pregnancy: allCareItem(sort: [{ weekFrom: ASC }, { key: ASC }]) {
      nodes {
        key
        kind
        weekFrom
        weekTo
        optional
        title(language: $lang)
        line(language: $lang)
      }
    }
    baby: allBabyCareItem(sort: [{ weekFrom: ASC }, { key: ASC }]) {
      nodes {
        key
        kind
        weekFrom
        weekTo
        optional
        title(language: $lang)
        line(language: $lang)
      }
    }
    child: allChildFollowUp(sort: [{ monthFrom: ASC }, { monthTo: ASC }, { key: ASC }]) {
      nodes {
        key
        kind
        monthFrom
        monthTo
        title(language: $lang)
        line(language: $lang)
      }
    }
    calculator(key: { eq: "care-timeline" }) {
      ...Trust
    }
  }
`;
