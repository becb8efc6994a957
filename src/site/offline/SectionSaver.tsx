import { offlineFile, type RouteId } from "../../routes/routes";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { button, ghostButton, onlyWithScript } from "../../ui/Button.styles";
import { withBehaviour } from "../../ui/device/behaviour";
import { Icon } from "../../ui/Icon";
import { leaf, size, use } from "../../ui/theme/tokens";

export interface SectionSaverProps {
  /** Route of the section’s list, or of its only page. */
  section: RouteId & ("firstAidTopics" | "lossSupport" | "hospitalPhrases");
}

const block = {
  ...onlyWithScript,
  display: "grid",
  gap: "0.75rem",
  justifyItems: "start",
  padding: "1.25rem",
  marginBottom: "2.5rem",
  maxWidth: "44rem",
  background: use.tintSage,
  borderRadius: leaf.l,
  "&[hidden]": { display: "none" },
  "& button[hidden]": { display: "none" },
  "& [role=status]:empty": { display: "none" },
} as const;

/** A button that stores a whole section on the device for use without a network. */
export function SectionSaver({ section }: SectionSaverProps) {
  const t = useTexts();
  const words = Object.fromEntries(["keeping", "saved", "failed", "forgotten"].map((name) => [`data-${name}`, t(`keep.${name}`)]));
  return (
    <section
      aria-labelledby="keep"
      className="no-print"
      css={block}
      {...withBehaviour("saveSection")}
      data-section={section}
      data-file={offlineFile(useLanguage())}
      data-label={t("keep.button", { size: "#" })}
      {...words}
    >
      <h2 id="keep" css={{ display: "flex", gap: "0.5rem", alignItems: "center", fontSize: size.h3 }}>
        <Icon name="download" /> {t("keep.title")}
      </h2>
      <p>{t("keep.text")}</p>
      <button type="button" css={button} data-does="keep" data-waits="">
        {t("keep.plain")}
      </button>
      <button type="button" css={ghostButton} data-does="forget" hidden>
        {t("keep.forget")}
      </button>
      <p role="status" />
    </section>
  );
}
