import { graphql, type PageProps } from "gatsby";
import { Island } from "../../islands/Island";
import { brandFrom, headFrom } from "../../site/head/pageQuery";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";
import { Disclosure } from "../../ui/Disclosure";
import { CalculatorPage } from "../shared/CalculatorPage";
import { Formula } from "../shared/Formula";
import { vaccineCountries } from "../shared/vaccineSchedules";
import VaccineCalendarCalculator from "./VaccineCalendarCalculator.island";
import { VaccineDiseases } from "./VaccineDiseases";
import { VaccineExtras } from "./VaccineExtras";
import { VaccineScheduleTable } from "./VaccineScheduleTable";

const abroad = vaccineCountries.filter((country) => country !== "TR");

export default function VaccineCalendarPage({ data, pageContext }: PageProps<Queries.VaccineCalendarPageQuery, PageContext>) {
  const t = useTexts();
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section="tools">
      <CalculatorPage
        title={t("vaccine.title")}
        lead={t("vaccine.lead")}
        tool={<Island name="vaccineCalendar" component={VaccineCalendarCalculator} props={{}} />}
        disclaimer={t("vaccine.disclaimer")}
        record={data.calculator}
      >
        <h2 id="table">{t("vaccine.tableTitle")}</h2>
        <p>{t("vaccine.tableText")}</p>
        <VaccineScheduleTable country="TR" />
        <h2 id="extras">{t("vaccine.extrasTitle")}</h2>
        <p>{t("vaccine.extrasText")}</p>
        <VaccineExtras country="TR" />
        <h2 id="how">{t("tool.how")}</h2>
        <p>{t("vaccine.how1")}</p>
        <Formula>{t("vaccine.formula")}</Formula>
        <p>{t("vaccine.how2")}</p>
        <div>
          {["late", "preterm", "after", "old"].map((topic) => (
            <Disclosure key={topic} summary={t(`vaccine.${topic}.title`)}>
              <p>{t(`vaccine.${topic}.text`)}</p>
              {topic === "after" && <p>{t("vaccine.afterMenB")}</p>}
            </Disclosure>
          ))}
          <Disclosure summary={t("vaccine.againstTitle")}>
            <VaccineDiseases />
          </Disclosure>
        </div>
        <h2 id="others">{t("vaccine.othersTitle")}</h2>
        <p>{t("vaccine.living")}</p>
        <div>
          {abroad.map((country) => (
            <Disclosure key={country} summary={t(`vaccine.schedule.${country}`)}>
              <VaccineScheduleTable country={country} />
              {country === "UK" && (
                <>
                  <p>{t("vaccine.extrasTextUK")}</p>
                  <VaccineExtras country="UK" />
                </>
              )}
            </Disclosure>
          ))}
        </div>
      </CalculatorPage>
    </PageShell>
  );
}

export const Head = headFrom("vaccine.title", "vaccine.description");

export const query = graphql`
  query VaccineCalendarPage($language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    calculator(key: { eq: "vaccine-calendar" }) {
      ...Trust
    }
  }
`;
