import { type ReactNode, useId } from "react";
import { rail, segments } from "./Tabs.styles";
import { media, use } from "./theme/tokens";

export interface TabsProps {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly {
    key: string;
    name: string;
    panel: ReactNode;
    /** What the reader is if this tab is hers: with a date on the device it is then open (src/site/inline/showOwnDay.ts). */
    own?: string;
  }[];
  /** Equal segments across the width, for few tabs with long names. */
  isSegmented?: boolean;
  /** Shown as long as no tab is chosen; without it the first one is. The label is then visible, as it asks for the choice. */
  unchosen?: ReactNode;
}

const visibleLabel = {
  float: "left",
  width: "100%",
  fontWeight: 650,
  color: use.ink,
  marginBottom: "0.5rem",
  "& + *": { clear: "both" },
} as const;

/** In print, where all panels are shown, each has its name above it. */
const nameInPrint = {
  [media.print]: {
    "& > .panel > .visually-hidden": { position: "static", width: "auto", height: "auto", clipPath: "none", fontWeight: 650 },
    "& > .unchosen": { display: "none" },
  },
} as const;

/**
 * Shows one of several panels at a time. The tabs are radios, so that arrow keys, a finger and the first tap work before any script; in print and in
 * browsers without :has() all panels are shown.
 */
export function Tabs({ label, tabs, isSegmented = false, unchosen }: TabsProps) {
  const group = useId();
  const onScreen = { "@media screen": { display: "none" } } as const;
  const hidden = tabs.map((_, i) => [`&:has(> fieldset label:nth-of-type(${i + 1}) :checked) > div:not(:nth-of-type(${i + 1}))`, onScreen]);
  const orNone = {
    "&:has(> fieldset :checked) > .unchosen, &:not(:has(> fieldset :checked)) > .panel": onScreen,
  };
  return (
    <div css={{ ...Object.fromEntries(hidden), ...(unchosen !== undefined && orNone), ...nameInPrint }}>
      <fieldset className="no-print">
        <legend className={unchosen === undefined ? "visually-hidden" : undefined} css={unchosen === undefined ? undefined : visibleLabel}>
          {label}
        </legend>
        <div css={isSegmented ? segments : rail}>
          {tabs.map(({ key, name, own }, i) => (
            <label key={key}>
              <input type="radio" name={group} value={key} defaultChecked={i === 0 && unchosen === undefined} data-for={own} />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      {unchosen !== undefined && <section className="unchosen">{unchosen}</section>}
      {tabs.map(({ key, name, panel }) => (
        <div key={key} className="panel">
          <span className="visually-hidden">{name}</span>
          {panel}
        </div>
      ))}
    </div>
  );
}
