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
import { ProgressRing } from "../../ui/ProgressRing";
import { prose, wrap } from "../../ui/theme/globalStyles";
import { use } from "../../ui/theme/tokens";
import { BilingualTicks } from "../shared/BilingualTicks";
import { bilingualSheet, sheetPage } from "../shared/bilingual.styles";
import { JumpLinks } from "../shared/JumpLinks";
import ShareTicks from "../shared/ShareTicks.island";
import { SheetHead } from "../shared/SheetHead";
import { SheetTrust } from "../shared/SheetTrust";
import { WhenToPack } from "./WhenToPack";

/** What to pack, in both languages, to tick off and to print. */
export default function HospitalBagPage({ data, pageContext }: PageProps<Queries.HospitalBagPageQuery, PageContext>) {
  const t = useTexts();
  const brand = brandFrom(data);
  const { language, paths } = pageContext;
  const packed = data.parts.nodes.filter(({ kind }) => kind === "pack");
  const left = data.parts.nodes.filter(({ kind }) => kind === "leave");
  return (
    <PageShell brand={brand} page={pageContext} section="hospitalBag">
      <div css={{ ...wrap, ...sheetPage }}>
        <Crumbs here={t("bag.crumb")}>
          {[
            <LocalLink key="pregnancy" to="pregnancy">
              {t("nav.pregnancy")}
            </LocalLink>,
          ]}
        </Crumbs>
        <SheetHead title={t("bag.title")} lead={t("bag.lead")} printLabel={t("bag.print")} shareLabel={t("bag.toShare")} />
        <WhenToPack />
        <div id="bag" {...withBehaviour("ticks")} data-name={stored.hospitalBag.name}>
          <div className="no-print" css={{ marginBottom: "1.25rem" }}>
            <ProgressRing all={packed.flatMap(({ items }) => items).length}>{t("bag.progress")}</ProgressRing>
          </div>
          <JumpLinks label={t("jump")} parts={data.parts.nodes.map(({ key, ...title }) => ({ key, title: title[language] }))} />
          <div css={bilingualSheet}>
            {[...packed, ...left].map(({ key, kind, tr, en, guide, items }) => (
              <BilingualTicks
                key={key}
                id={key}
                title={{ tr, en }}
                items={items}
                guide={guide && { path: guidePath(guide), title: `${t("bag.guide")}: ${guide.title}` }}
                isPlain={kind === "leave"}
              />
            ))}
          </div>
        </div>
        <p className="no-print" css={{ marginTop: "1.25rem", color: use.muted }}>
          {t("bag.saved")}
        </p>
        <Island name="shareTicks" component={ShareTicks} props={{ kind: "bag", listId: "bag", page: brand.url + paths[language] }} />
        <div className="no-print" css={{ ...prose, maxWidth: "48rem", paddingTop: "3rem" }}>
          <h2>{t("bag.more")}</h2>
          <LinkList
            links={[
              { path: pathTo("birthPlan", language), title: t("plan.title") },
              { path: pathTo("hospitalPhrases", language), title: t("phrases.title") },
              ...data.articles.nodes,
            ]}
          />
          <SheetTrust records={data.parts.nodes} />
        </div>
      </div>
    </PageShell>
  );
}

/** Address of a guide, which is on the page of its topic. */
const guidePath = ({ key, topic }: { readonly key: string; readonly topic: { readonly path: string } }): string => `${topic.path}#${key}`;

export const Head = headFrom("bag.title", "bag.description");

export const query = graphql`
  query HospitalBagPage($language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    parts: allHospitalBagPart(sort: { order: ASC }) {
      nodes {
        key
        kind
        tr: title(language: tr)
        en: title(language: en)
        guide {
          key
          title(language: $lang)
          topic {
            path(language: $lang)
          }
        }
        items {
          key
          tr: text(language: tr)
          en: text(language: en)
          why(language: $lang)
        }
        ...MadeOf
      }
    }
    articles: allArticle(filter: { key: { in: ["MT-2-2", "MT-2-1", "MT-2-4"] } }, sort: { key: ASC }) {
      nodes {
        path(language: $lang)
        title(language: $lang)
      }
    }
  }
`;
