import { useTexts } from "../../text/useTexts";
import { LocalLink } from "../../ui/LocalLink";
import { leaf, use } from "../../ui/theme/tokens";

/** How to ask one's own question in the app, and whom to call until then. */
export function AskInApp() {
  const t = useTexts();
  return (
    <section
      aria-labelledby="ask"
      className="no-print"
      css={{
        background: use.tintNight,
        borderRadius: leaf.l,
        padding: "1.5rem 1.625rem",
        display: "grid",
        gap: "0.625rem",
        marginTop: "2rem",
        maxWidth: "48rem",
        "& p": { maxWidth: "60ch" },
      }}
    >
      <h2 id="ask">{t("ask.title")}</h2>
      <p>{t("ask.text")}</p>
      <p>{t("ask.urgent")}</p>
      <p>
        <LocalLink to="apps">{t("ask.link")}</LocalLink>
      </p>
    </section>
  );
}
