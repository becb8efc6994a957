import { useTexts } from "../../text/useTexts";
import { ghostButton, onlyWithScript } from "../../ui/Button.styles";
import { withBehaviour } from "../../ui/device/behaviour";
import { LocalLink } from "../../ui/LocalLink";
import { font, use } from "../../ui/theme/tokens";

const answer = {
  ...ghostButton,
  color: use.panelText,
  borderColor: use.panelMuted,
  minWidth: "6rem",
  "&[aria-pressed=true]": { background: use.panelText, color: use.panel },
} as const;

/**
 * Asks whether the visit may be counted: refusing is as easy as agreeing, and the answer can be changed here on every page. Shown only if the site
 * owner has set up counting.
 */
export function CountingChoice() {
  const t = useTexts();
  return (
    <section
      aria-labelledby="counting"
      css={{ ...onlyWithScript, marginTop: "2rem", display: "grid", gap: "0.5rem", maxWidth: "60ch" }}
      {...withBehaviour("askToCount")}
      data-yes={t("counting.said.yes")}
      data-no={t("counting.said.no")}
    >
      <h2 id="counting" css={{ font: `650 1rem/1.4 ${font.text}`, color: use.panelText, letterSpacing: 0 }}>
        {t("counting.title")}
      </h2>
      <p>
        {t("counting.text")} <LocalLink to="privacy">{t("counting.more")}</LocalLink>
      </p>
      <p css={{ display: "flex", flexWrap: "wrap", gap: "0.75rem" }}>
        {(["no", "yes"] as const).map((value) => (
          <button key={value} type="button" data-answer={value} data-waits="" aria-pressed="false" css={answer}>
            {t(`counting.${value}`)}
          </button>
        ))}
      </p>
      <p role="status" />
    </section>
  );
}
