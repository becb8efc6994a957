import { graphql, type PageProps } from "gatsby";
import { pathTo } from "../../routes/routes";
import { SearchBox } from "../../search/SearchBox";
import { brandFrom, headFrom } from "../../site/head/pageQuery";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { iconOf, type PicturedRouteId } from "../../site/shell/pageIcons";
import { TwinLink } from "../../site/shell/TwinLink";
import { useTexts } from "../../text/useTexts";
import { button, ghostButton } from "../../ui/Button.styles";
import { twoColumns } from "../../ui/Columns.styles";
import { Icon } from "../../ui/Icon";
import { LocalLink } from "../../ui/LocalLink";
import { PageIntro } from "../../ui/PageIntro";
import { Picture } from "../../ui/Picture";
import { card, wrap } from "../../ui/theme/globalStyles";
import { font, layout, media, size, use } from "../../ui/theme/tokens";

/** The requested page has no counterpart in the other language, so the language switch leads to the home page. */
const home = { tr: pathTo("home", "tr"), en: pathTo("home", "en") };

/** What most readers look for, by its name in the menus. Links to weeks are left out in quiet mode. */
const ways: readonly { to: PicturedRouteId; label: string; isOfWeeks?: boolean }[] = [
  { to: "pregnancyWeeks", label: "nav.pregnancyWeeks", isOfWeeks: true },
  { to: "babyWeeks", label: "nav.babyWeeks", isOfWeeks: true },
  { to: "symptoms", label: "nav.symptoms" },
  { to: "canIEat", label: "nav.canIEat" },
  { to: "firstAidTopics", label: "nav.firstAid" },
  { to: "names", label: "nav.names", isOfWeeks: true },
];

const buttons = {
  display: "flex",
  flexWrap: "wrap",
  gap: "0.75rem",
  marginTop: "0.5rem",
  "& li:first-of-type a": button,
  "& li:last-of-type a": ghostButton,
} as const;

const cards = {
  display: "grid",
  gridTemplateColumns: twoColumns("8rem"),
  gap: "0.75rem",
  marginTop: "1rem",
  [media.normal]: { gridTemplateColumns: "repeat(3, 1fr)", gap: "1rem" },
  "& li": {
    ...card,
    display: "grid",
    gridTemplateColumns: "2.75rem minmax(0, 1fr)",
    gap: "0.75rem",
    alignItems: "center",
    padding: "0.875rem",
    [media.narrow]: { gridTemplateColumns: "2.75rem" },
    [media.pair]: { gridTemplateColumns: "3.5rem minmax(0, 1fr)", gap: "1rem", padding: "1rem 1.25rem" },
  },
  "& h3": { font: `650 ${size.body}/1.3 ${font.text}`, letterSpacing: 0 },
} as const;

/** The page for an unknown address: a sentence, the two best-known links, the search, what most readers come for, and the emergency number. */
export default function NotFoundPage({ data, pageContext }: PageProps<Queries.NotFoundPageQuery, PageContext>) {
  const t = useTexts();
  const { language } = pageContext;
  return (
    <PageShell brand={brandFrom(data)} page={{ ...pageContext, paths: home }}>
      <div css={{ ...wrap, paddingTop: "clamp(1.25rem, 3vw, 3rem)" }}>
        <PageIntro title={t("notFound.title")} lead={t("notFound.lead")} picture="not-found" shape="sky">
          <ul css={buttons}>
            <li>
              <LocalLink to="home">
                <Icon name="home" />
                {t("nav.home")}
              </LocalLink>
            </li>
            <li>
              <LocalLink to="tools">{t("nav.tools")}</LocalLink>
            </li>
          </ul>
          <SearchBox />
        </PageIntro>
        <section aria-labelledby="ways" css={{ paddingTop: "clamp(1rem, 3vw, 2.5rem)" }}>
          <h2 id="ways" css={{ fontSize: size.h3 }}>
            {t("notFound.ways")}
          </h2>
          <ul css={cards}>
            {ways.map(({ to, label, isOfWeeks }) => (
              <li key={to} data-quiet-hides={isOfWeeks ? "" : undefined}>
                <Picture name={iconOf(to)} isFirst />
                <h3>
                  <a href={pathTo(to, language)}>{t(label)}</a>
                </h3>
              </li>
            ))}
          </ul>
        </section>
        <div css={{ display: "grid", gap: "0.75rem", paddingTop: "2rem", paddingBottom: layout.section }}>
          <p css={{ color: use.ink, fontWeight: 650 }}>{t("notFound.emergency")}</p>
          <p>
            <LocalLink to="contact">{t("notFound.report")}</LocalLink>
          </p>
          <p lang={language === "tr" ? "en" : "tr"}>
            {t("notFound.other")} <TwinLink paths={home} />
          </p>
        </div>
      </div>
    </PageShell>
  );
}

export const Head = headFrom("notFound.title", "notFound.lead", { isHidden: true });

export const query = graphql`
  query NotFoundPage($language: String!, $namespaces: [String!]!) {
    ...Shell
  }
`;
