import { useTexts } from "../../text/useTexts";
import { button, chip, onlyWithScript } from "../../ui/Button.styles";
import { withBehaviour } from "../../ui/device/behaviour";
import { LocalLink } from "../../ui/LocalLink";
import { tickBox } from "../../ui/TickBox.styles";
import { leaf, size, use } from "../../ui/theme/tokens";
import { readerStages } from "../../vocabulary/readerStages";
import { questionLength } from "./questionLength";

const form = {
  ...onlyWithScript,
  background: use.tintNight,
  borderRadius: leaf.l,
  padding: "1.5rem 1.625rem",
  display: "grid",
  gap: "0.875rem",
  marginTop: "2rem",
  maxWidth: "48rem",
  "& p": { maxWidth: "60ch" },
  "& [role=status]:empty, & [role=alert]:empty": { display: "none" },
  "& [role=alert]": { color: use.error, fontWeight: 600 },
  "& fieldset": { display: "flex", flexWrap: "wrap", gap: "0.5rem" },
  "& legend, & label[for]": { fontWeight: 650, color: use.ink, paddingBottom: "0.375rem" },
  "& textarea": {
    width: "100%",
    minHeight: "8rem",
    padding: "0.75rem 0.875rem",
    background: use.raised,
    color: use.ink,
    border: `1.5px solid ${use.lineStrong}`,
    borderRadius: leaf.s,
    "&[aria-invalid=true]": { border: `2px solid ${use.error}` },
  },
} as const;

/** A form for the reader's own question, shown if the owner has set up Firebase; it says before sending what happens to the text. */
export function AskByForm() {
  const t = useTexts();
  const words = Object.fromEntries(["sending", "sent", "failed", "short", "consent"].map((name) => [`data-${name}`, t(`send.${name}`)]));
  return (
    <form method="dialog" noValidate className="no-print" aria-labelledby="ask" css={form} {...withBehaviour("askQuestion")} {...words}>
      <h2 id="ask">{t("send.title")}</h2>
      <p>{t("send.text")}</p>
      <p>{t("send.urgent")}</p>
      <fieldset>
        <legend>{t("send.stage")}</legend>
        {readerStages.map((stage) => (
          <label key={stage} css={chip}>
            <input type="radio" name="stage" value={stage} defaultChecked={stage === "pregnant"} />
            {t(`stage.${stage}`)}
          </label>
        ))}
      </fieldset>
      <div>
        <label htmlFor="ask-text">{t("send.question")}</label>
        <p id="ask-hint" css={{ fontSize: size.small, color: use.muted, marginBottom: "0.375rem" }}>
          {t("send.hint")}
        </p>
        <textarea id="ask-text" name="text" maxLength={questionLength.max} aria-describedby="ask-hint ask-fault" />
      </div>
      <p>
        {t("send.what")} <LocalLink to="privacy">{t("send.more")}</LocalLink>
      </p>
      <label css={{ display: "flex", gap: "0.75rem", alignItems: "start", "& input": tickBox }}>
        <input type="checkbox" name="agree" />
        {t("send.agree")}
      </label>
      <p role="alert" id="ask-fault" />
      <button type="submit" css={{ ...button, justifySelf: "start" }}>
        {t("send.button")}
      </button>
      <p role="status" />
    </form>
  );
}
