import { graphql, type PageProps } from "gatsby";
import { brandFrom, headFrom } from "../../site/head/pageQuery";
import { SectionSaver } from "../../site/offline/SectionSaver";
import { Crumbs } from "../../site/record/Crumbs";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";
import { columns } from "../../ui/Columns.styles";
import { LinkList } from "../../ui/LinkList";
import { PageIntro } from "../../ui/PageIntro";
import { Toc } from "../../ui/Toc";
import { prose, wrap } from "../../ui/theme/globalStyles";
import { HelpList } from "../HelpList";
import { LossSigns } from "../LossSigns";
import { helpOf, signsOfTonight } from "../topics";
import { QuietSwitch } from "./QuietSwitch";

/**
 * Help after a loss: quiet mode, what to do tonight, then everything in the order it is needed. The drawing is an empty night sky; nothing is counted
 * or sold.
 */
export default function LossSupportPage({ data, pageContext }: PageProps<Queries.LossSupportPageQuery, PageContext>) {
  const t = useTexts();
  const topics = data.topics.nodes;
  const signs = signsOfTonight(topics);
  const help = helpOf(topics);
  const rows = (group: (typeof topics)[number]["group"]) => {
    const own = topics.filter((topic) => topic.group === group);
    return (
      own.length > 0 && (
        <>
          <h2 id={group}>{t(group)}</h2>
          <LinkList links={own.map(({ path, title, description: note }) => ({ path, title, note }))} />
        </>
      )
    );
  };
  const contents = (["tonight", "happened", "afterwards", "help", "later"] as const).map((anchor) => ({ anchor, name: t(anchor) }));
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section="lossSupport" isQuiet>
      <div css={wrap}>
        <Crumbs here={t("list.title")} />
        <PageIntro title={t("list.title")} lead={t("list.lead")} picture="quiet-night" shape="sky" />
      </div>
      <div css={columns}>
        <div css={prose}>
          <QuietSwitch />
          <h2 id="tonight">{t("tonight")}</h2>
          <p>{t("tonight.text")}</p>
          <LossSigns groups={signs} />
          {rows("happened")}
          {rows("afterwards")}
          {help.length > 0 && (
            <>
              <h2 id="help">{t("help")}</h2>
              <HelpList lines={help} />
            </>
          )}
          {rows("later")}
          <div css={{ paddingTop: "2.5rem" }}>
            <SectionSaver section="lossSupport" />
          </div>
        </div>
        <Toc entries={contents} />
      </div>
    </PageShell>
  );
}

export const Head = headFrom("list.title", "list.description");

export const query = graphql`
  query LossSupportPage($language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    topics: allLossTopic(sort: { order: ASC }) {
      nodes {
        key
        group
        title(language: $lang)
        description(language: $lang)
        path(language: $lang)
        signs {
          ...StagedSigns
        }
        help {
          name(language: $lang)
          text(language: $lang)
          url
          phone
        }
      }
    }
  }
`;
