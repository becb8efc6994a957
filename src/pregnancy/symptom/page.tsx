import { graphql, type PageProps } from "gatsby";
import type { Language } from "../../routes/routes";
import { type HeadInput, headText, SiteHead } from "../../site/head/pageQuery";
import { paragraphs, partsFrom, RecordPage } from "../../site/record/RecordPage";
import type { PageContext } from "../../site/shell/PageContext";
import { lowerFirst } from "../../text/letters";
import { useTexts } from "../../text/useTexts";
import { StageAdvice } from "../../triage/StageAdvice";
import { LinkList } from "../../ui/LinkList";
import { PageIntro } from "../../ui/PageIntro";
import { PrintButton } from "../../ui/PrintButton";
import { QuestionList } from "../../ui/QuestionList";
import { Grades } from "./Grades";
import { PhoneCard } from "./PhoneCard";
import { SymptomHelp } from "./SymptomHelp";
import { Terms } from "./Terms";
import { TypicalWeeks } from "./TypicalWeeks";

/** The symptom’s name in a sentence: in Turkish it is inside the sentence, so lower case; in English at its beginning. */
const nameIn = (title: string, language: Language) => (language === "tr" ? lowerFirst(title, "tr") : title);

export default function SymptomPage({ data, pageContext }: PageProps<Queries.SymptomPageQuery, PageContext>) {
  const t = useTexts();
  const { symptom } = data;
  if (!symptom) throw new Error("SymptomPage requires a symptom");
  const { title, advice, questions, remedy, related, isEmergency, terms } = symptom;
  const part = partsFrom(t);
  return (
    <RecordPage
      data={data}
      pageContext={pageContext}
      place={{ section: "symptoms", list: { to: "symptoms", name: t("nav.symptoms") }, here: title, isEmergency }}
      intro={<PageIntro title={t("title", { symptom: nameIn(title, pageContext.language) })} lead={symptom.lead} />}
      parts={[
        part(
          "call",
          <>
            <StageAdvice advice={advice} />
            <PrintButton label={t("print")} />
          </>,
        ),
        part("grade", symptom.grades && <Grades {...symptom.grades} />),
        part("help", <SymptomHelp help={symptom.help} avoid={symptom.avoid} remedy={remedy} />, isEmergency ? "meanwhile" : "help"),
        { ...part("phone", <PhoneCard turkish={symptom.phoneTr} english={symptom.phoneEn} />), heading: "hidden" },
        part("hospital", symptom.atHospital && paragraphs(symptom.atHospital)),
        part("causes", paragraphs(symptom.causes)),
        part("terms", terms && <Terms terms={terms} />),
        part(
          "weeks",
          !isEmergency && (
            <>
              {symptom.common && <p>{symptom.common}</p>}
              <TypicalWeeks windows={symptom.weeks} />
            </>
          ),
        ),
        part("confused", <p>{symptom.confusedWith}</p>),
        part("weeks", isEmergency && symptom.common && <p>{symptom.common}</p>, "howCommon"),
        part("questions", questions && questions.length > 0 && <QuestionList questions={questions} />),
        {
          ...part(
            "related",
            related.length > 0 && (
              <section aria-labelledby="related" className="no-print" css={{ paddingTop: "2rem" }}>
                <h2 id="related">{t("heading.related")}</h2>
                <LinkList links={related} />
              </section>
            ),
          ),
          heading: "own",
        },
      ]}
      trust={symptom}
    />
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.SymptomPageQuery>) {
  return (
    <SiteHead
      data={data}
      pageContext={pageContext}
      title={headText(data, "title", { symptom: nameIn(data.symptom?.title ?? "", pageContext.language) })}
      description={data.symptom?.description}
    />
  );
}

export const query = graphql`
  query SymptomPage($key: String!, $language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    symptom(key: { eq: $key }) {
      title(language: $lang)
      lead(language: $lang)
      description(language: $lang)
      common(language: $lang)
      weeks {
        weekFrom
        weekTo
      }
      grades {
        mild(language: $lang)
        moderate(language: $lang)
        severe(language: $lang)
      }
      isEmergency
      advice {
        ...StagedAdvice
      }
      help(language: $lang)
      avoid(language: $lang)
      causes(language: $lang)
      atHospital(language: $lang)
      terms {
        term(language: $lang)
        meaning(language: $lang)
      }
      confusedWith(language: $lang)
      phoneTr: phone(language: tr)
      phoneEn: phone(language: en)
      questions {
        question(language: $lang)
        answer(language: $lang)
      }
      remedy
      related {
        title(language: $lang)
        path(language: $lang)
      }
      ...Trust
    }
  }
`;
