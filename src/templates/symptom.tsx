import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import type { PageContext } from "../build/pages";
import { columns } from "../components/Columns.styles";
import { Crumbs } from "../components/Crumbs";
import { DoList } from "../components/DoList";
import { Grades } from "../components/Grades";
import { LinkList } from "../components/LinkList";
import { LocalLink } from "../components/LocalLink";
import { PageIntro } from "../components/PageIntro";
import { PageShell } from "../components/PageShell";
import { PhoneCard } from "../components/PhoneCard";
import { PrintButton } from "../components/PrintButton";
import { QuestionList } from "../components/QuestionList";
import { StageAdvice } from "../components/StageAdvice";
import { Toc } from "../components/Toc";
import { TrustBlock } from "../components/TrustBlock";
import { TypicalWeeks } from "../components/TypicalWeeks";
import { lowerFirst } from "../letters";
import type { Language, RouteId } from "../routes";
import { prose, wrap } from "../theme/globalStyles";
import { brandOf, type HeadInput, headText, SiteHead } from "./shared";

/** Turkish puts the symptom inside the sentence, English in front of it. */
const nameIn = (title: string, language: Language) => (language === "tr" ? lowerFirst(title, "tr") : title);

const anchors = ["call", "grade", "help", "weeks", "causes", "confused", "phone", "questions", "related", "trust"] as const;

export default function SymptomPage({ data, pageContext }: PageProps<Queries.SymptomPageQuery, PageContext>) {
  const { t } = useTranslation(["symptom", "common"]);
  const { symptom } = data;
  if (!symptom) throw new Error("SymptomPage requires a symptom");
  const { title, advice, questions, remedy, related } = symptom;
  return (
    <PageShell brand={brandOf(data)} paths={pageContext.paths} section="symptoms">
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
          <StageAdvice advice={advice} />
          <PrintButton label={t("print")} />
          <h2 id="grade">{t("heading.grade")}</h2>
          <Grades {...symptom.grades} />
          <h2 id="help">{t("heading.help")}</h2>
          <DoList items={symptom.help} />
          <h3>{t("heading.avoid")}</h3>
          <DoList items={symptom.avoid} isDont />
          {remedy && (
            <p>
              <LocalLink to={remedy as RouteId & "headacheRemedy"}>{t("remedy")}</LocalLink>
            </p>
          )}
          <h2 id="weeks">{t("heading.weeks")}</h2>
          <p>{symptom.common}</p>
          <TypicalWeeks windows={symptom.weeks} />
          <h2 id="causes">{t("heading.causes")}</h2>
          {symptom.causes.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <h2 id="confused">{t("heading.confused")}</h2>
          <p>{symptom.confusedWith}</p>
          <h2 id="phone" className="visually-hidden">
            {t("heading.phone")}
          </h2>
          <PhoneCard turkish={symptom.phoneTr} english={symptom.phoneEn} />
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
        <Toc
          entries={anchors
            .filter((anchor) => (anchor !== "questions" || questions?.length) && (anchor !== "related" || related.length > 0))
            .map((anchor) => ({ anchor, name: t(`heading.${anchor}`) }))}
        />
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
      advice {
        stage
        emergency(language: $lang)
        urgent(language: $lang)
        selfcare(language: $lang)
      }
      help(language: $lang)
      avoid(language: $lang)
      causes(language: $lang)
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
