import type { ReactNode } from "react";
import { useTexts } from "../../text/useTexts";
import { leaf, media, use } from "../../ui/theme/tokens";

export interface AgeSwitchProps {
  /** The parts of the topic, each in an element that says its age: `data-age="under1"`, `"over1"` or `"all"`. */
  children: ReactNode;
}

const ages = ["under1", "over1"] as const;

/** Hides the parts of the age that is not chosen, but never a part the address points to. */
const putAway = {
  "&:has([value=under1]:checked) [data-age=over1]:not(:has(:target))": { display: "none" },
  "&:has([value=over1]:checked) [data-age=under1]:not(:has(:target))": { display: "none" },
} as const;

const styles = {
  "@media not print": putAway,
  // Without :has(), and on paper, all parts are shown and the choice would have no effect.
  "& > fieldset": { display: "none" },
  "@supports selector(:has(*))": {
    "& > fieldset": {
      display: "grid",
      gridTemplateColumns: "1fr 1fr",
      gap: "0.375rem",
      position: "sticky",
      top: "4.25rem",
      zIndex: 2,
      maxWidth: "30rem",
      padding: "0.3125rem",
      background: use.surface,
      borderRadius: leaf.m,
      boxShadow: use.shadowCard,
    },
  },
  "& label": {
    display: "grid",
    placeItems: "center",
    minHeight: "3rem",
    padding: "0.375rem 0.5rem",
    // Visible in forced-colours mode.
    border: "1px solid transparent",
    borderRadius: leaf.s,
    color: use.ink,
    fontWeight: 650,
    lineHeight: 1.2,
    textAlign: "center",
    cursor: "pointer",
    "&:has(:checked)": { background: use.button, color: use.buttonText },
    "&:has(:focus-visible)": { outline: `3px solid ${use.focus}`, outlineOffset: 2 },
  },
  [media.print]: { "& > fieldset": { display: "none" } },
} as const;

/** A choice between a baby under one and an older child, with the parts of a topic for each. Works without script. */
export function AgeSwitch({ children }: AgeSwitchProps) {
  const t = useTexts();
  return (
    <div id="steps" css={styles}>
      <fieldset className="no-print">
        <legend className="visually-hidden">{t("age.ask")}</legend>
        {ages.map((age) => (
          <label key={age}>
            <input type="radio" name="age" value={age} defaultChecked={age === "under1"} className="visually-hidden" />
            {t(`age.${age}`)}
          </label>
        ))}
      </fieldset>
      {children}
    </div>
  );
}
