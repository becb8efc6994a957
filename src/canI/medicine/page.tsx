import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { Crumbs } from "../../site/Crumbs";
import type { PageContext } from "../../site/PageContext";
import { PageShell } from "../../site/PageShell";
import { brandFrom, type HeadInput, headText, SiteHead } from "../../site/pageQuery";
import { ShareLinks } from "../../site/ShareLinks";
import { TrustBlock } from "../../site/TrustBlock";
import { columns } from "../../ui/Columns.styles";
import { LocalLink } from "../../ui/LocalLink";
import { bullets, prose, wrap } from "../../ui/theme/globalStyles";
import { AfterwardSigns } from "../AfterwardSigns";
import { ItemHead } from "../ItemHead";
import { Paragraphs } from "../Paragraphs";
import { SideCard } from "../SideCard";
import { SimilarItems } from "../SimilarItems";
import { VerdictCards } from "../VerdictCards";
import { Leaflets } from "./Leaflets";
import { Never } from "./Never";
import { Signpost } from "./Signpost";

/** A medicine by its substance: what is known, what to ask and whom. No verdict of ours, no colour that could be read as one. */
export default function MedicinePage({ data, pageContext }: PageProps<Queries.MedicinePageQuery, PageContext>) {
  const { t } = useTranslation(["canI", "triage", "common"]);
  const { language, paths } = pageContext;
  const { medicine, medicines } = data;
  if (!medicine) throw new Error("MedicinePage requires a medicine");
  const { title, answer, pregnancy, breastfeeding } = medicine;
  const brand = brandFrom(data);
  return (
    <PageShell brand={brand} paths={paths} section="medicines">
      <div css={wrap}>
        <Crumbs here={title}>
          {[
            <LocalLink key="medicines" to="medicines">
              {t("nav.medicines")}
            </LocalLink>,
          ]}
        </Crumbs>
        <ItemHead title={title} answer={answer} />
        <Signpost />
        {medicine.isPrescribed && <Never />}
        <VerdictCards
          verdicts={[
            { of: t("stage.pregnancy"), tone: null, label: pregnancy.label, text: pregnancy.text },
            { of: t("stage.breastfeeding"), tone: null, label: breastfeeding.label, text: breastfeeding.text },
          ]}
        />
      </div>
      <div css={{ ...columns, paddingTop: "2.5rem" }}>
        <div css={prose}>
          <Paragraphs anchor="known" heading={t("medicine.known")} texts={medicine.known} />
          {medicine.weeks && <Paragraphs anchor="weeks" heading={t("medicine.weeks")} texts={[medicine.weeks]} />}
          <h2 id="questions">{t("medicine.questions")}</h2>
          <ul css={bullets}>
            {medicine.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
          <p>
            <b>{t("medicine.whom")}</b> {medicine.whom}
          </p>
          {medicine.selfCare && <Paragraphs anchor="self-care" heading={t("medicine.selfCare")} texts={[medicine.selfCare]} />}
          <Leaflets sources={medicine.sources} />
          <Paragraphs anchor="taken" heading={t("medicine.taken")} texts={medicine.taken} />
          <AfterwardSigns groups={medicine.signs} />
          <SimilarItems
            items={medicine.similar.map((other) => ({
              path: other.path,
              title: other.title,
              tone: null,
              label: other.pregnancy.label,
            }))}
          />
          <ShareLinks title={t("medicine.headTitle", { title })} url={brand.url + paths[language]} />
          <TrustBlock written={medicine.written} nextReview={medicine.nextReview} sources={medicine.sources} />
        </div>
        <SideCard title={t("other")}>
          <ul>
            <li>
              <LocalLink to="medicines">{t("medicine.all", { count: medicines.totalCount })}</LocalLink>
            </li>
            <li>
              <LocalLink to="canIEat">{t("nav.canIEat")}</LocalLink>
            </li>
            <li>
              <LocalLink to="symptoms">{t("nav.symptoms")}</LocalLink>
            </li>
          </ul>
        </SideCard>
      </div>
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.MedicinePageQuery>) {
  const { medicine } = data;
  return (
    <SiteHead
      data={data}
      pageContext={pageContext}
      title={medicine ? headText(data, "medicine.headTitle", { title: medicine.title }) : undefined}
      description={medicine?.answer}
    />
  );
}

export const query = graphql`
  query MedicinePage($key: String!, $language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    medicine(key: { eq: $key }) {
      title(language: $lang)
      answer(language: $lang)
      isPrescribed
      pregnancy {
        label(language: $lang)
        text(language: $lang)
      }
      breastfeeding {
        label(language: $lang)
        text(language: $lang)
      }
      weeks(language: $lang)
      known(language: $lang)
      questions(language: $lang)
      whom(language: $lang)
      selfCare(language: $lang)
      taken(language: $lang)
      signs {
        ...AfterwardSigns
      }
      similar {
        path(language: $lang)
        title(language: $lang)
        pregnancy {
          label(language: $lang)
        }
      }
      ...Trust
    }
    medicines: allMedicine {
      totalCount
    }
  }
`;
