import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import type { Language, RouteId } from "../../routes/routes";
import { Crumbs } from "../../site/Crumbs";
import type { PageContext } from "../../site/PageContext";
import { PageShell } from "../../site/PageShell";
import { brandFrom, type HeadInput, headText, SiteHead } from "../../site/pageQuery";
import { TrustBlock } from "../../site/TrustBlock";
import { lowerFirst } from "../../text/letters";
import { StageAdvice } from "../../triage/StageAdvice";
import { columns } from "../../ui/Columns.styles";
import { DoDontList } from "../../ui/DoDontList";
import { LinkList } from "../../ui/LinkList";
import { LocalLink } from "../../ui/LocalLink";
import { PageIntro } from "../../ui/PageIntro";
import { PrintButton } from "../../ui/PrintButton";
import { QuestionList } from "../../ui/QuestionList";
import { Toc } from "../../ui/Toc";
import { prose, wrap } from "../../ui/theme/globalStyles";
import { use } from "../../ui/theme/tokens";
import { Grades } from "./Grades";
import { PhoneCard } from "./PhoneCard";
import { TypicalWeeks } from "./TypicalWeeks";

/** Turkish puts the symptom inside the sentence, English in front of it. */
const nameIn = (title: string, language: Language) => (language === "tr" ? lowerFirst(title, "tr") : title);

const termList = {
  display: "grid",
  gap: "0.75rem",
  "& dt": { fontWeight: 650, color: use.ink },
  "& dd": { margin: 0, lineHeight: 1.5 },
} as const;

export default function SymptomPage({ data, pageContext }: PageProps<Queries.SymptomPageQuery, PageContext>) {
  const { t } = useTranslation(["symptom", "common"]);
  const { symptom } = data;
  if (!symptom) throw new Error("SymptomPage requires a symptom");
  const { title, advice, questions, remedy, related, isEmergency, terms } = symptom;
  const has: [anchor: string, isThere: unknown, heading?: string][] = [
    ["call", true],
    ["grade", symptom.grades],
    ["help", true, isEmergency ? "meanwhile" : "help"],
    ["phone", true],
    ["hospital", symptom.atHospital],
    ["causes", true],
    ["terms", terms],
    ["weeks", !isEmergency],
    ["confused", true],
    ["weeks", isEmergency && symptom.common, "howCommon"],
    ["questions", questions?.length],
    ["related", related.length],
    ["trust", true],
  ];
  const contents = has.filter(([, isThere]) => isThere).map(([anchor, , heading = anchor]) => ({ anchor, name: t(`heading.${heading}`) }));
  return (
    <PageShell brand={brandFrom(data)} paths={pageContext.paths} section="symptoms" isEmergency={isEmergency}>
      <div css={wrap}>
        <Crumbs here={title}>
          {[
            <LocalLink key="symptoms" to="symptoms">
              {t("nav.symptoms")}
            </LocalLink>,
          ]}
        </Crumbs>
        <PageIntro title={t("title", { symptom: nameIn(title, pageContext.language) })} lead={symptom.lead} />
      </div>
      <div css={columns}>
        <div css={prose}>
          <h2 id="call">{t("heading.call")}</h2>
          {/* The stricter stage first where waiting is the danger. */}
          <StageAdvice advice={advice} initial={isEmergency ? "from20" : undefined} />
          <PrintButton label={t("print")} />
          {symptom.grades && (
            <>
              <h2 id="grade">{t("heading.grade")}</h2>
              <Grades {...symptom.grades} />
            </>
          )}
          <h2 id="help">{t(isEmergency ? "heading.meanwhile" : "heading.help")}</h2>
          <DoDontList items={symptom.help} />
          <h3>{t("heading.avoid")}</h3>
          <DoDontList items={symptom.avoid} isDont />
          {remedy && (
            <p>
              <LocalLink to={remedy as RouteId & "headacheRemedy"}>{t("remedy")}</LocalLink>
            </p>
          )}
          <h2 id="phone" className="visually-hidden">
            {t("heading.phone")}
          </h2>
          <PhoneCard turkish={symptom.phoneTr} english={symptom.phoneEn} />
          {symptom.atHospital && (
            <>
              <h2 id="hospital">{t("heading.hospital")}</h2>
              {symptom.atHospital.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </>
          )}
          <h2 id="causes">{t("heading.causes")}</h2>
          {symptom.causes.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {terms && (
            <>
              <h2 id="terms">{t("heading.terms")}</h2>
              <dl css={termList}>
                {terms.map(({ term, meaning }) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{meaning}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
          {!isEmergency && (
            <>
              <h2 id="weeks">{t("heading.weeks")}</h2>
              {symptom.common && <p>{symptom.common}</p>}
              <TypicalWeeks windows={symptom.weeks} />
            </>
          )}
          <h2 id="confused">{t("heading.confused")}</h2>
          <p>{symptom.confusedWith}</p>
          {isEmergency && symptom.common && (
            <>
              <h2 id="weeks">{t("heading.howCommon")}</h2>
              <p>{symptom.common}</p>
            </>
          )}
          {questions && questions.length > 0 && (
            <>
              <h2 id="questions">{t("heading.questions")}</h2>
              <QuestionList questions={questions} />
            </>
          )}
          {related.length > 0 && (
            <section aria-labelledby="related" className="no-print" css={{ paddingTop: "2rem" }}>
              <h2 id="related">{t("heading.related")}</h2>
              <LinkList links={related} />
            </section>
          )}
          <TrustBlock written={symptom.written} nextReview={symptom.nextReview} sources={symptom.sources} />
        </div>
        <Toc entries={contents} />
      </div>
    </PageShell>
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
      written
      nextReview
      sources {
        ...SourceLine
      }
    }
  }
`;
