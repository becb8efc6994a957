import { graphql, type PageProps } from "gatsby";
import { Island } from "../islands/Island";
import { brandFrom, headFrom } from "../site/head/pageQuery";
import { Crumbs } from "../site/record/Crumbs";
import type { PageContext } from "../site/shell/PageContext";
import { PageShell } from "../site/shell/PageShell";
import { useTexts } from "../text/useTexts";
import { LocalLink } from "../ui/LocalLink";
import { PageIntro } from "../ui/PageIntro";
import { bullets, wrap } from "../ui/theme/globalStyles";
import { layout } from "../ui/theme/tokens";
import { DeviceData } from "./DeviceData";
import { notice } from "./day.styles";
import MyDay from "./MyDay.island";

/** “My day”: personal without an account. Everything personal comes from the device; the page itself is the same for everybody. */
export default function MyDayPage({ data, pageContext }: PageProps<Queries.MyDayPageQuery, PageContext>) {
  const t = useTexts();
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section="myDay">
      <div css={wrap} data-starts="">
        <Crumbs here={t("day.title")} />
        <PageIntro title={t("day.title")} lead={t("day.lead")} />
        <noscript>
          <div css={{ ...notice, marginBottom: "1.5rem" }}>
            <p>{t("day.noScript")}</p>
            <ul css={bullets}>
              <li>
                <LocalLink to="pregnancyWeeks">{t("nav.pregnancyShort")}</LocalLink>
              </li>
              <li>
                <LocalLink to="babyWeeks">{t("nav.babyWeeks")}</LocalLink>
              </li>
              <li>
                <LocalLink to="dueDate">{t("nav.dueDate")}</LocalLink>
              </li>
              <li>
                <LocalLink to="vaccineCalendar">{t("nav.vaccines")}</LocalLink>
              </li>
            </ul>
          </div>
        </noscript>
        <Island name="myDay" component={MyDay} props={{}} />
        <div className="no-print" css={{ paddingTop: layout.section }}>
          <DeviceData />
        </div>
      </div>
    </PageShell>
  );
}

export const Head = headFrom("day.title", "day.description");

export const query = graphql`
  query MyDayPage($language: String!, $namespaces: [String!]!) {
    ...Shell
  }
`;
