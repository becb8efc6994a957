import { graphql, type PageProps } from "gatsby";
import { pathTo } from "../../routes/routes";
import { brandFrom, headFrom } from "../../site/head/pageQuery";
import { SectionSaver } from "../../site/offline/SectionSaver";
import { Crumbs } from "../../site/record/Crumbs";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";
import { Icon } from "../../ui/Icon";
import { LinkList } from "../../ui/LinkList";
import { LocalLink } from "../../ui/LocalLink";
import { prose, wrap } from "../../ui/theme/globalStyles";
import { fixed, font, leaf, media, size, use } from "../../ui/theme/tokens";
import { sheetPage } from "../shared/bilingual.styles";
import { JumpLinks } from "../shared/JumpLinks";
import { SheetHead } from "../shared/SheetHead";
import { SheetTrust } from "../shared/SheetTrust";
import { Phrase } from "./Phrase";

const emergency = {
  background: use.call112Body,
  color: use.call112Text,
  border: `1.5px solid ${use.call112Border}`,
  borderRadius: leaf.l,
  padding: "1.125rem 1.25rem",
  marginBottom: "1.5rem",
  display: "grid",
  gap: "0.625rem",
  justifyItems: "start",
  "& h2": { fontSize: size.h3, color: use.call112Strong },
  "& h2 + p": { marginTop: 0 },
  "& p": { maxWidth: "66ch" },
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    gap: "0.5rem",
    minHeight: "3rem",
    padding: "0.75rem 1.25rem",
    borderRadius: leaf.s,
    background: use.call112Head,
    color: use.call112HeadText,
    fontWeight: 650,
    textDecoration: "none",
  },
  [media.print]: { padding: "4pt 8pt", marginBottom: "6pt", borderColor: fixed.printInk, "& p": { fontSize: "9.5pt", maxWidth: "none" } },
} as const;

const part = {
  paddingBottom: "2rem",
  scrollMarginTop: "6rem",
  "& > h2": {
    borderBottom: `2px solid ${use.line}`,
    paddingBottom: "0.375rem",
    display: "flex",
    flexWrap: "wrap",
    gap: "0.25rem 0.75rem",
    alignItems: "baseline",
  },
  "& > h2 small": { font: `500 ${size.body}/1.3 ${font.text}`, letterSpacing: 0, color: use.muted },
  "& > ul": { marginTop: 0 },
  [media.print]: {
    paddingBottom: "8pt",
    "& > h2": { fontSize: "12.5pt", borderBottom: `1px solid ${fixed.printInk}`, breakAfter: "avoid" },
    "& > h2 small": { fontSize: "11pt" },
  },
} as const;

/** Sentences to show at the hospital, for those who speak only one of the two languages. */
export default function HospitalPhrasesPage({ data, pageContext }: PageProps<Queries.HospitalPhrasesPageQuery, PageContext>) {
  const t = useTexts();
  const { language } = pageContext;
  const other = language === "tr" ? "en" : "tr";
  const groups = data.groups.nodes;
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section="hospitalPhrases">
      <div css={{ ...wrap, ...sheetPage }}>
        <Crumbs here={t("phrases.crumb")}>
          {[
            <LocalLink key="symptoms" to="symptoms">
              {t("nav.symptoms")}
            </LocalLink>,
          ]}
        </Crumbs>
        <SheetHead title={t("phrases.title")} lead={t("phrases.lead")} printLabel={t("phrases.print")} />
        <section aria-labelledby="call-112" css={emergency}>
          <h2 id="call-112">{t("phrases.112.title")}</h2>
          <p>{t("phrases.112.text")}</p>
          <a href="tel:112" className="no-print">
            <Icon name="phone" />
            {t("phrases.dial")}
          </a>
        </section>
        <JumpLinks label={t("jump")} parts={groups.map(({ key, ...title }) => ({ key, title: title[language] }))} />
        <p css={{ maxWidth: "66ch", marginBottom: "1.5rem", [media.print]: { marginBottom: "6pt", fontSize: "9pt" } }}>
          {t("phrases.how")} {t("phrases.from20")}
        </p>
        {groups.map(({ key, stage, phrases, ...title }) => (
          <section key={key} id={key} aria-labelledby={`${key}-title`} css={part}>
            <h2 id={`${key}-title`}>
              {title[language]} <small lang={other}>{title[other]}</small>
            </h2>
            <ul>
              {phrases.map((phrase) => (
                <Phrase key={phrase.key} id={`${key}-${phrase.key}`} tr={phrase.tr} en={phrase.en} sign={phrase.sign} stage={stage} />
              ))}
            </ul>
          </section>
        ))}
        <div className="no-print" css={{ ...prose, maxWidth: "48rem" }}>
          <SectionSaver section="hospitalPhrases" />
          <h2>{t("phrases.more")}</h2>
          <LinkList
            links={[
              { path: pathTo("birthPlan", language), title: t("plan.title") },
              { path: pathTo("hospitalBag", language), title: t("bag.title") },
              { path: pathTo("symptoms", language), title: t("nav.symptoms") },
            ]}
          />
          <SheetTrust records={groups} />
        </div>
      </div>
    </PageShell>
  );
}

export const Head = headFrom("phrases.title", "phrases.description");

export const query = graphql`
  query HospitalPhrasesPage($language: String!, $namespaces: [String!]!) {
    ...Shell
    groups: allHospitalPhraseGroup(sort: { order: ASC }) {
      nodes {
        key
        stage
        tr: title(language: tr)
        en: title(language: en)
        phrases {
          key
          tr: text(language: tr)
          en: text(language: en)
          sign {
            key
            tiers {
              stage
              tier
            }
          }
        }
        ...MadeOf
      }
    }
  }
`;
