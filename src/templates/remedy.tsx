import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import type { PageContext } from "../build/pages";
import { columns } from "../components/Columns.styles";
import { Crumbs } from "../components/Crumbs";
import { DoList } from "../components/DoList";
import { Judged } from "../components/Judged";
import { LinkList } from "../components/LinkList";
import { LocalLink } from "../components/LocalLink";
import { PageIntro } from "../components/PageIntro";
import { PageShell } from "../components/PageShell";
import { QuestionList } from "../components/QuestionList";
import { Toc } from "../components/Toc";
import { TrustBlock } from "../components/TrustBlock";
import { prose, wrap } from "../theme/globalStyles";
import { StageAdvice } from "../triage/StageAdvice";
import { brandOf, type HeadInput, SiteHead } from "./shared";

const anchors = ["helps", "call", "habits", "avoid", "why", "questions", "related", "trust"] as const;
const evidenceTones = { good: "sage", some: "sage", weak: "honey", none: "night" } as const;
const verdictTones = { fine: "sage", limit: "honey", avoid: "blush", unknown: "night" } as const;

export default function RemedyPage({ data, pageContext }: PageProps<Queries.RemedyPageQuery, PageContext>) {
  const { t } = useTranslation(["remedy", "common"]);
  const { remedy, others } = data;
  if (!remedy) throw new Error("RemedyPage requires a remedy");
  return (
    <PageShell brand={brandOf(data)} paths={pageContext.paths} section="symptoms">
      <div css={wrap}>
        <Crumbs here={remedy.name}>
          {[
            <LocalLink key="symptoms" to="symptoms">
              {t("nav.symptoms")}
            </LocalLink>,
          ]}
        </Crumbs>
        <PageIntro title={remedy.title} lead={remedy.lead} />
      </div>
      <div css={columns}>
        <div css={prose}>
          <h2 id="helps">{t("heading.helps")}</h2>
          <Judged
            items={remedy.helps.map(({ title, text, evidence }) => ({
              title,
              text,
              verdict: t(`evidence.${evidence}`),
              tone: evidenceTones[evidence as keyof typeof evidenceTones],
            }))}
          />
          <h2 id="call">{t("heading.call")}</h2>
          <StageAdvice advice={remedy.advice} />
          <h2 id="habits">{t("heading.habits")}</h2>
          <Judged
            items={remedy.habits.map(({ name, text, verdict }) => ({
              title: name,
              text,
              verdict: t(`verdict.${verdict}`),
              tone: verdictTones[verdict as keyof typeof verdictTones],
            }))}
          />
          <h2 id="avoid">{t("heading.avoid")}</h2>
          <DoList items={remedy.avoid} isDont />
          <h2 id="why">{t("heading.why")}</h2>
          {remedy.why.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <h2 id="questions">{t("heading.questions")}</h2>
          <QuestionList questions={remedy.questions} />
          <section aria-labelledby="related" className="no-print" css={{ paddingTop: "2rem" }}>
            <h2 id="related">{t("heading.related")}</h2>
            <LinkList links={[...remedy.symptoms, ...others.nodes]} />
          </section>
          <TrustBlock written={remedy.written} nextReview={remedy.nextReview} sources={remedy.sources} />
        </div>
        <Toc entries={anchors.map((anchor) => ({ anchor, name: t(`heading.${anchor}`) }))} />
      </div>
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.RemedyPageQuery>) {
  return <SiteHead data={data} pageContext={pageContext} title={data.remedy?.title} description={data.remedy?.description} />;
}

export const query = graphql`
  query RemedyPage($key: String!, $language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    remedy(key: { eq: $key }) {
      title(language: $lang)
      name(language: $lang)
      lead(language: $lang)
      description(language: $lang)
      why(language: $lang)
      helps {
        title(language: $lang)
        text(language: $lang)
        evidence
      }
      habits {
        name(language: $lang)
        verdict
        text(language: $lang)
      }
      avoid(language: $lang)
      advice {
        ...StagedAdvice
      }
      questions {
        question(language: $lang)
        answer(language: $lang)
      }
      symptoms {
        title(language: $lang)
        path(language: $lang)
      }
      written
      nextReview
      sources {
        ...SourceLine
      }
    }
    others: allRemedy(filter: { key: { ne: $key } }, sort: { order: ASC }) {
      nodes {
        title(language: $lang)
        path(language: $lang)
      }
    }
  }
`;
