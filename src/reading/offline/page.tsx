import { graphql, type PageProps } from "gatsby";
import { brandFrom, headFrom } from "../../site/head/pageQuery";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";
import { ghostButton } from "../../ui/Button.styles";
import { withBehaviour } from "../../ui/device/behaviour";
import { LinkList } from "../../ui/LinkList";
import { bullets, wrap } from "../../ui/theme/globalStyles";
import { media, size } from "../../ui/theme/tokens";

/** Shown instead of a page that neither the network nor the device has: what to do, first aid, and the pages that are available. */
export default function OfflinePage({ data, pageContext }: PageProps<Queries.OfflinePageQuery, PageContext>) {
  const t = useTexts();
  const { language, paths } = pageContext;
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} urgency="emergency">
      <div css={{ ...wrap, paddingBlock: "2.5rem", display: "grid", gap: "clamp(2.5rem, 4vw, 3rem)" }}>
        <header css={{ display: "grid", gap: "1rem", justifyItems: "start" }}>
          <h1>{t("offline.title")}</h1>
          <p css={{ fontSize: size.lead, lineHeight: 1.5 }}>{t("offline.lead")}</p>
          <p>
            <strong>{t("offline.emergency")}</strong>
          </p>
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page that was requested */}
          <a href="" css={ghostButton}>
            {t("offline.again")}
          </a>
        </header>
        <section
          aria-labelledby="first-aid"
          css={{ [media.aside]: { "& ul": { columns: 2, columnGap: "3rem" }, "& li": { breakInside: "avoid" } } }}
        >
          <h2 id="first-aid">{t("offline.firstAid")}</h2>
          <LinkList links={data.topics.nodes} />
        </section>
        <section
          aria-labelledby="saved-pages"
          hidden
          css={{ "& button": { marginTop: "1.25rem" } }}
          {...withBehaviour("savedPages")}
          data-own={paths[language]}
          data-starts=""
        >
          <h2 id="saved-pages">{t("offline.saved")}</h2>
          <p css={{ marginBlock: "0.5rem 1rem" }}>{t("offline.savedText")}</p>
          <ul css={{ ...bullets, "& a": { display: "inline-block", paddingBlock: "0.375rem" } }} />
          <button type="button" css={ghostButton}>
            {t("offline.forget")}
          </button>
        </section>
      </div>
    </PageShell>
  );
}

export const Head = headFrom("offline.title", "offline.lead", { isHidden: true });

export const query = graphql`
  query OfflinePage($language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    topics: allFirstAidTopic(sort: { order: ASC }) {
      nodes {
        title(language: $lang)
        path(language: $lang)
      }
    }
  }
`;
