import { graphql, type PageProps } from "gatsby";
import { Island } from "../../islands/Island";
import { pathTo } from "../../routes/routes";
import { brandFrom, headFrom } from "../../site/head/pageQuery";
import { Crumbs } from "../../site/record/Crumbs";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";
import { withBehaviour } from "../../ui/device/behaviour";
import { stored } from "../../ui/device/stored";
import { LinkList } from "../../ui/LinkList";
import { LocalLink } from "../../ui/LocalLink";
import { prose, wrap } from "../../ui/theme/globalStyles";
import { media, size, use } from "../../ui/theme/tokens";
import { BilingualTicks } from "../shared/BilingualTicks";
import { bilingualSheet, sheetPage } from "../shared/bilingual.styles";
import { JumpLinks } from "../shared/JumpLinks";
import ShareTicks from "../shared/ShareTicks.island";
import { SheetHead } from "../shared/SheetHead";
import { SheetTrust } from "../shared/SheetTrust";
import { OwnWish, PlanFields } from "./PlanFields";

/** Wishes that are not ticked are not printed; if none is ticked, all are printed, to be ticked by hand. */
const chosenOnly = {
  ...bilingualSheet,
  [media.print]: {
    ...bilingualSheet[media.print],
    "&:has(li :checked) li:not(:has(:checked)), &:has(li :checked) section:not(:has(:checked))": { display: "none" },
    // An empty text field is not printed; on an unticked sheet its lines are.
    "&:has(li :checked) label:has(textarea:placeholder-shown)": { display: "none" },
  },
} as const;

const foot = {
  marginTop: "1.25rem",
  display: "grid",
  gap: "0.375rem",
  fontSize: size.body,
  color: use.muted,
  "& p": { maxWidth: "66ch" },
} as const;

/** Wishes for the birth, in both languages, on one sheet. */
export default function BirthPlanPage({ data, pageContext }: PageProps<Queries.BirthPlanPageQuery, PageContext>) {
  const t = useTexts();
  const brand = brandFrom(data);
  const { language, paths } = pageContext;
  return (
    <PageShell brand={brand} page={pageContext} section="birthPlan">
      <div css={{ ...wrap, ...sheetPage }}>
        <Crumbs here={t("plan.crumb")}>
          {[
            <LocalLink key="pregnancy" to="pregnancy">
              {t("nav.pregnancy")}
            </LocalLink>,
          ]}
        </Crumbs>
        <SheetHead title={t("plan.title")} lead={t("plan.lead")} printLabel={t("plan.print")} shareLabel={t("plan.toShare")} />
        <div id="plan" {...withBehaviour("fields")} data-name={stored.birthPlanWords.name}>
          <PlanFields />
          <JumpLinks label={t("jump")} parts={data.groups.nodes.map(({ key, ...title }) => ({ key, title: title[language] }))} />
          <div css={chosenOnly} {...withBehaviour("ticks")} data-name={stored.birthPlan.name}>
            {data.groups.nodes.map(({ key, tr, en, wishes }) => (
              <BilingualTicks key={key} id={key} title={{ tr, en }} items={wishes} />
            ))}
            <OwnWish />
          </div>
        </div>
        <div className="no-print" css={foot}>
          <p>{t("plan.foot.print")}</p>
          <p>{t("plan.foot.saved")}</p>
        </div>
        <Island name="shareTicks" component={ShareTicks} props={{ kind: "plan", listId: "plan", page: brand.url + paths[language] }} />
        <div className="no-print" css={{ ...prose, maxWidth: "48rem", paddingTop: "3rem" }}>
          <h2>{t("plan.use.title")}</h2>
          {["1", "2", "3"].map((n) => (
            <p key={n}>{t(`plan.use.${n}`)}</p>
          ))}
          <h2>{t("plan.more")}</h2>
          <LinkList
            links={[
              { path: pathTo("hospitalBag", language), title: t("bag.title") },
              { path: pathTo("hospitalPhrases", language), title: t("phrases.title") },
              ...data.articles.nodes,
            ]}
          />
          <SheetTrust records={data.groups.nodes} />
        </div>
      </div>
    </PageShell>
  );
}

export const Head = headFrom("plan.title", "plan.description");

export const query = graphql`
  query BirthPlanPage($language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    groups: allBirthPlanGroup(sort: { order: ASC }) {
      nodes {
        key
        tr: title(language: tr)
        en: title(language: en)
        wishes {
          key
          tr: text(language: tr)
          en: text(language: en)
          why(language: $lang)
          sources {
            publisher
          }
        }
        ...MadeOf
      }
    }
    articles: allArticle(filter: { key: { in: ["MT-10-1", "MT-10-2", "MT-10-3", "MT-10-6"] } }, sort: { key: ASC }) {
      nodes {
        path(language: $lang)
        title(language: $lang)
      }
    }
  }
`;
