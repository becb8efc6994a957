import { graphql, type PageProps } from "gatsby";
import type { PlainRouteId } from "../../routes/routes";
import { brandFrom, headFrom } from "../../site/head/pageQuery";
import { Crumbs } from "../../site/record/Crumbs";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";
import { cardGrid } from "../../ui/Columns.styles";
import { LocalLink } from "../../ui/LocalLink";
import { PageIntro } from "../../ui/PageIntro";
import { coverSizes } from "../../ui/theme/coverSizes";
import { prose, wrap } from "../../ui/theme/globalStyles";
import { layout, leaf, media, size, use } from "../../ui/theme/tokens";
import { Cover } from "../Cover";

/** What is planned, with its cover and the page that helps until then. */
const plans: readonly { key: string; picture: string; meanwhile: PlainRouteId }[] = [
  { key: "cup", picture: "cover-tea-and-coffee", meanwhile: "pregnancyFaq" },
  { key: "body", picture: "cover-moving-again", meanwhile: "birth" },
  { key: "milk", picture: "cover-breastfeeding", meanwhile: "babyFaq" },
  { key: "fear", picture: "cover-birth", meanwhile: "community" },
  { key: "care", picture: "cover-child-feelings", meanwhile: "child" },
  { key: "steps", picture: "cover-play", meanwhile: "milestoneChecklists" },
];

const plan = {
  background: use.surface,
  borderRadius: leaf.l,
  overflow: "hidden",
  display: "grid",
  gridTemplateRows: "auto 1fr",
  "& > div": { padding: "1.25rem 1.375rem 1.5rem", display: "grid", gap: "0.625rem", gridTemplateRows: "auto 1fr auto" },
  // On phones the cover is beside the text.
  [media.small]: {
    gridTemplate: "auto / 7rem minmax(0, 1fr)",
    gap: "1rem",
    padding: "1rem",
    "& > div": { padding: 0, display: "grid", gap: "0.375rem", gridTemplateRows: "none" },
    "& h2 + p": { marginTop: 0 },
    "& picture": { borderRadius: leaf.m, overflow: "hidden", alignSelf: "start" },
  },
  "& h2": { fontSize: size.h3 },
  "& p": { lineHeight: 1.5 },
  "& p:last-child": { fontSize: size.small },
} as const;

/** The planned exclusive topics: what each will answer, and where to read until then. It promises no date. */
export default function ComingSoonPage({ data, pageContext }: PageProps<Queries.ComingSoonPageQuery, PageContext>) {
  const t = useTexts();
  return (
    <PageShell brand={brandFrom(data)} page={pageContext}>
      <div css={wrap}>
        <Crumbs here={t("title")} />
        <PageIntro title={t("title")} lead={t("lead")} />
        <div css={cardGrid(3)}>
          {plans.map(({ key, picture, meanwhile }) => (
            <section key={key} aria-labelledby={key} css={plan}>
              <Cover name={picture} sizes={coverSizes.plan} />
              <div>
                <h2 id={key}>{t(`${key}.title`)}</h2>
                <p>{t(`${key}.text`)}</p>
                <p>
                  {t("meanwhile")} <LocalLink to={meanwhile}>{t(`${key}.link`)}</LocalLink>
                </p>
              </div>
            </section>
          ))}
        </div>
        <div css={{ ...prose, paddingTop: layout.section }}>
          <h2>{t("how.title")}</h2>
          <p>{t("how.text")}</p>
          <p>
            {t("wish")} <LocalLink to="contact">{t("wish.link")}</LocalLink>
          </p>
        </div>
      </div>
    </PageShell>
  );
}

export const Head = headFrom("title", "description");

export const query = graphql`
  query ComingSoonPage($language: String!, $namespaces: [String!]!) {
    ...Shell
  }
`;
