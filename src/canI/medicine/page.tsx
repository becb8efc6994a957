import { graphql, type PageProps } from "gatsby";
import { type HeadInput, headText, SiteHead } from "../../site/head/pageQuery";
import type { PageContext } from "../../site/shell/PageContext";
import { useTexts } from "../../text/useTexts";
import { BulletList } from "../../ui/BulletList";
import { AfterwardSigns } from "../AfterwardSigns";
import { ItemPage } from "../ItemPage";
import { Paragraphs } from "../Paragraphs";
import { Leaflets } from "./Leaflets";
import { Never } from "./Never";
import { notices, Signpost } from "./Signpost";

/** A medicine by its substance: what is known, what to ask and whom. The site gives no verdict, and no colour that could be read as one. */
export default function MedicinePage({ data, pageContext }: PageProps<Queries.MedicinePageQuery, PageContext>) {
  const t = useTexts();
  const { medicine, medicines } = data;
  if (!medicine) throw new Error("MedicinePage requires a medicine");
  const { title, pregnancy, breastfeeding } = medicine;
  return (
    <ItemPage
      data={data}
      pageContext={pageContext}
      item={medicine}
      answers={{
        verdicts: [
          { of: t("stage.pregnancy"), tone: null, label: pregnancy.label, text: pregnancy.text },
          { of: t("stage.breastfeeding"), tone: null, label: breastfeeding.label, text: breastfeeding.text },
        ],
        note: (
          <div css={notices}>
            <Signpost />
            {medicine.isPrescribed && <Never />}
          </div>
        ),
        shareTitle: t("medicine.headTitle", { title }),
      }}
      around={{
        list: { to: "medicines", name: t("nav.medicines") },
        similar: medicine.similar.map((other) => ({ path: other.path, title: other.title, tone: null, label: other.pregnancy.label })),
        others: [
          { to: "medicines", text: t("medicine.all", { count: medicines.totalCount }) },
          { to: "canIEat", text: t("nav.canIEat") },
          { to: "symptoms", text: t("nav.symptoms") },
        ],
      }}
    >
      <Paragraphs anchor="known" heading={t("medicine.known")} texts={medicine.known} />
      {medicine.weeks && <Paragraphs anchor="weeks" heading={t("medicine.weeks")} texts={[medicine.weeks]} />}
      <h2 id="questions">{t("medicine.questions")}</h2>
      <BulletList items={medicine.questions} />
      <p>
        <b>{t("medicine.whom")}</b> {medicine.whom}
      </p>
      {medicine.selfCare && <Paragraphs anchor="self-care" heading={t("medicine.selfCare")} texts={[medicine.selfCare]} />}
      <Leaflets sources={medicine.sources} />
      <Paragraphs anchor="taken" heading={t("medicine.taken")} texts={medicine.taken} />
      <AfterwardSigns groups={medicine.signs} />
    </ItemPage>
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
    medicines: allMedicine(sort: { key: ASC }) {
      totalCount
    }
  }
`;
