import { graphql, type PageProps } from "gatsby";
import { NamedItems } from "../../guides/NamedItems";
import { VerdictList } from "../../guides/VerdictList";
import { type HeadInput, SiteHead } from "../../site/head/pageQuery";
import { paragraphs, partsFrom, RecordPage } from "../../site/record/RecordPage";
import type { PageContext } from "../../site/shell/PageContext";
import { useTexts } from "../../text/useTexts";
import { StageAdvice } from "../../triage/StageAdvice";
import { DoDontList } from "../../ui/DoDontList";
import { LinkList } from "../../ui/LinkList";
import { PageIntro } from "../../ui/PageIntro";
import { QuestionList } from "../../ui/QuestionList";

const evidenceTones = { good: "sage", some: "sage", weak: "honey", none: "night" } as const;
const verdictTones = { fine: "sage", limit: "honey", avoid: "no", unknown: "night" } as const;

export default function RemedyPage({ data, pageContext }: PageProps<Queries.RemedyPageQuery, PageContext>) {
  const t = useTexts();
  const { remedy, others } = data;
  if (!remedy) throw new Error("RemedyPage requires a remedy");
  const part = partsFrom(t);
  return (
    <RecordPage
      data={data}
      pageContext={pageContext}
      place={{ section: "symptoms", list: { to: "symptoms", name: t("nav.symptoms") }, here: remedy.name }}
      intro={<PageIntro title={remedy.title} lead={remedy.lead} />}
      parts={[
        part(
          "helps",
          <VerdictList
            items={remedy.helps.map(({ title, text, evidence }) => ({
              title,
              text,
              verdict: t(`evidence.${evidence}`),
              tone: evidenceTones[evidence],
            }))}
          />,
        ),
        part("call", <StageAdvice advice={remedy.advice} />),
        part(
          "habits",
          <VerdictList
            items={remedy.habits.map(({ name, text, verdict }) => ({
              title: name,
              text,
              verdict: t(`verdict.${verdict}`),
              tone: verdictTones[verdict],
            }))}
          />,
        ),
        part("avoid", <DoDontList items={remedy.avoid} isDont />),
        part("why", paragraphs(remedy.why)),
        part("questions", <QuestionList questions={remedy.questions} />),
        {
          ...part(
            "related",
            <section aria-labelledby="related" className="no-print" css={{ paddingTop: "2rem" }}>
              <h2 id="related">{t("heading.related")}</h2>
              <LinkList links={[...remedy.symptoms, ...others.nodes]} />
            </section>,
          ),
          heading: "own",
        },
        { anchor: "named", name: "", body: <NamedItems items={remedy.named} />, heading: "none" },
      ]}
      trust={remedy}
    />
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
      named(language: $lang) {
        ...NamedItem
      }
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
      ...Trust
    }
    others: allRemedy(filter: { key: { ne: $key } }, sort: { order: ASC }) {
      nodes {
        title(language: $lang)
        path(language: $lang)
      }
    }
  }
`;
