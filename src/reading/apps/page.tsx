import { graphql, type PageProps } from "gatsby";
import { pathTo } from "../../routes/routes";
import { brandFrom, headFrom } from "../../site/head/pageQuery";
import { Stores } from "../../site/promo/Stores";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";
import { withBehaviour } from "../../ui/device/behaviour";
import { LocalLink } from "../../ui/LocalLink";
import { wrap } from "../../ui/theme/globalStyles";
import { layout, size } from "../../ui/theme/tokens";

/** Redirects a visitor to the app store of the device, or to the home page; without scripts, both stores are links. */
export default function AppsPage({ data, pageContext }: PageProps<Queries.AppsPageQuery, PageContext>) {
  const t = useTexts();
  const { stores, ...brand } = brandFrom(data);
  const { language } = pageContext;
  return (
    <PageShell brand={{ ...brand, stores }} page={pageContext}>
      <div
        {...withBehaviour("apps")}
        data-starts=""
        data-android={stores.android}
        data-ios={stores.ios}
        data-other={pathTo("home", language)}
        css={{ ...wrap, paddingBlock: layout.section, display: "grid", gap: "1.25rem", justifyItems: "start" }}
      >
        <h1>{t("apps.title")}</h1>
        <p css={{ fontSize: size.lead }}>{t("apps.lead")}</p>
        <Stores stores={stores} placement="apps" />
        <p>
          <LocalLink to="home">{t("apps.home")}</LocalLink>
        </p>
      </div>
    </PageShell>
  );
}

export const Head = headFrom("apps.title", "apps.lead", { isHidden: true });

export const query = graphql`
  query AppsPage($language: String!, $namespaces: [String!]!) {
    ...Shell
  }
`;
