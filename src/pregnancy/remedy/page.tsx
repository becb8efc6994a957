import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { Crumbs } from "../../site/Crumbs";
import type { PageContext } from "../../site/PageContext";
import { PageShell } from "../../site/PageShell";
import { brandFrom, type HeadInput, SiteHead } from "../../site/pageQuery";
import { TrustBlock } from "../../site/TrustBlock";
import { StageAdvice } from "../../triage/StageAdvice";
import { columns } from "../../ui/Columns.styles";
import { DoDontList } from "../../ui/DoDontList";
import { LinkList } from "../../ui/LinkList";
import { LocalLink } from "../../ui/LocalLink";
import { PageIntro } from "../../ui/PageIntro";
import { QuestionList } from "../../ui/QuestionList";
import { Toc } from "../../ui/Toc";
import { prose, wrap } from "../../ui/theme/globalStyles";
import { VerdictList } from "../../ui/VerdictList";

const anchors = ["helps", "call", "habits", "avoid", "why", "questions", "related", "trust"] as const;
const evidenceTones = { good: "sage", some: "sage", weak: "honey", none: "night" } as const;
const verdictTones = { fine: "sage", limit: "honey", avoid: "blush", unknown: "night" } as const;

export default function RemedyPage({ data, pageContext }: PageProps<Queries.RemedyPageQuery, PageContext>) {
  const { t } = useTranslation(["remedy", "common"]);
  const { remedy, others } = data;
  if (!remedy) throw new Error("RemedyPage requires a remedy");
  return (
    <PageShell brand={brandFrom(data)} paths={pageContext.paths} section="symptoms">
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
          <VerdictList
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
          <VerdictList
            items={remedy.habits.map(({ name, text, verdict }) => ({
              title: name,
              text,
              verdict: t(`verdict.${verdict}`),
              tone: verdictTones[verdict as keyof typeof verdictTones],
            }))}
          />
          <h2 id="avoid">{t("heading.avoid")}</h2>
          <DoDontList items={remedy.avoid} isDont />
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
