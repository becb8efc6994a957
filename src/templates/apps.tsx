import { graphql, type PageProps } from "gatsby";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { PageContext } from "../build/pages";
import { deviceOf } from "../components/device";
import { LocalLink } from "../components/LocalLink";
import { PageShell } from "../components/PageShell";
import { Stores } from "../components/Stores";
import { pathTo } from "../routes";
import { wrap } from "../theme/globalStyles";
import { layout, size } from "../theme/tokens";
import { brandOf, type HeadInput, headText, SiteHead } from "./shared";

/** Sends a visitor to the store of the device, or home; without script both stores are links. */
export default function AppsPage({ data, pageContext }: PageProps<Queries.AppsPageQuery, PageContext>) {
  const { t } = useTranslation(["apps", "common"]);
  const { stores, ...brand } = brandOf(data);
  const { language, paths } = pageContext;
  useEffect(() => {
    const device = deviceOf(navigator.userAgent, navigator.maxTouchPoints);
    location.replace(device === "other" ? pathTo("home", language) : stores[device]);
  }, [language, stores]);
  return (
    <PageShell brand={{ ...brand, stores }} paths={paths}>
      <div css={{ ...wrap, paddingBlock: layout.section, display: "grid", gap: "1.25rem", justifyItems: "start" }}>
        <h1>{t("apps.title")}</h1>
        <p css={{ fontSize: size.lead }}>{t("apps.lead")}</p>
        <Stores stores={stores} />
        <p>
          <LocalLink to="home">{t("apps.home")}</LocalLink>
        </p>
      </div>
    </PageShell>
  );
}

export function Head({ data, pageContext }: HeadInput<Queries.AppsPageQuery>) {
  return (
    <SiteHead
      data={data}
      pageContext={pageContext}
      title={headText(data, "apps.title")}
      description={headText(data, "apps.lead")}
      isHidden
    />
  );
}

export const query = graphql`
  query AppsPage($language: String!, $namespaces: [String!]!) {
    ...Shell
  }
`;
