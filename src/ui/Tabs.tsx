import { type ReactNode, useId } from "react";
import { leaf, media, use } from "./theme/tokens";

export interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly { key: string; name: string; panel: ReactNode }[];
  /** Equal segments across the width, for few tabs with long names. */
  isSegmented?: boolean;
  /** Key of the tab that is open at first; by default the first one. */
  initial?: string;
}

const rail = {
  display: "flex",
  gap: "0.25rem",
  borderBottom: `1px solid ${use.line}`,
  marginBottom: "0.5rem",
  overflowX: "auto",
  // The radios are visually hidden but stay inside this box, or the page would scroll sideways.
  position: "relative",
  "& label": {
    flex: "none",
    display: "flex",
    alignItems: "center",
    minHeight: "2.75rem",
    paddingInline: "0.875rem",
    fontWeight: 600,
    color: use.muted,
    cursor: "pointer",
    borderBottom: "3px solid transparent",
    "&:hover": { color: use.ink },
    "&:has(:checked)": { color: use.ink, borderColor: use.accent },
    "&:has(:focus-visible)": { outline: `3px solid ${use.focus}`, outlineOffset: -3 },
  },
  "& input": { position: "absolute", opacity: 0, width: 1, height: 1 },
} as const;

const segments = {
  ...rail,
  border: 0,
  padding: "0.25rem",
  background: use.surface,
  borderRadius: leaf.m,
  "& label": {
    ...rail["& label"],
    flex: 1,
    justifyContent: "center",
    textAlign: "center",
    lineHeight: 1.25,
    paddingBlock: "0.5rem",
    [media.small]: { paddingInline: "0.25rem" },
    border: 0,
    borderRadius: leaf.s,
    "&:has(:checked)": { background: use.button, color: use.buttonText },
  },
} as const;

/**
 * Shows one of several panels at a time. The tabs are radios, so that arrow keys, a finger and the first tap work before any script; in print and in
 * browsers without :has() all panels are shown.
 */
export function Tabs({ label, tabs, isSegmented = false, initial = tabs[0]?.key }: TabsProps) {
  const group = useId();
  const hidden = tabs.map((_, i) => [
    `&:has(> fieldset label:nth-of-type(${i + 1}) :checked) > div:not(:nth-of-type(${i + 1}))`,
    { "@media screen": { display: "none" } },
  ]);
  return (
    <div css={Object.fromEntries(hidden)}>
      <fieldset className="no-print" css={isSegmented ? segments : rail}>
        <legend className="visually-hidden">{label}</legend>
        {tabs.map(({ key, name }) => (
          <label key={key}>
            <input type="radio" name={group} value={key} defaultChecked={key === initial} />
            {name}
          </label>
        ))}
      </fieldset>
      {tabs.map(({ key, name, panel }) => (
        <div key={key} className="panel">
          <span className="visually-hidden">{name}</span>
          {panel}
        </div>
      ))}
    </div>
  );
}
