import type { ReactNode } from "react";
import { useTexts } from "../../text/useTexts";
import { chip } from "../../ui/Button.styles";
import { media, use } from "../../ui/theme/tokens";
import { pictureBeside } from "../NeedCard";

const levels = ["must", "useful", "skip"] as const;
const groups = ["pregnancy", "baby"] as const;

const row = {
  display: "flex",
  flexWrap: "wrap",
  gap: "0.5rem",
  marginBottom: "0.75rem",
  "& legend": { color: use.muted, marginBottom: "0.375rem" },
} as const;

const hide = { display: "none" } as const;
/** Radio buttons and CSS alone decide what is shown, so that it works without scripts: other levels and stages are hidden, and so are empty topics. */
const hidden = Object.fromEntries([
  ...levels.map((level) => [
    `&:has([name=need-level][value=${level}]:checked) :is([data-level]:not([data-level=${level}]), [data-group]:not(:has([data-level=${level}])))`,
    hide,
  ]),
  ...groups.map((group) => [`&:has([name=need-group][value=${group}]:checked) [data-group]:not([data-group=${group}])`, hide]),
]);

/** Matches when a level is chosen: its cards then fill rows of two, and the last of an odd number has its own row. */
const byLevel = "&:has([name=need-level]:not([value=all]):checked) [data-level]";
const rules = {
  ...hidden,
  [media.pair]: {
    [byLevel]: { gridColumn: "span 6", ...pictureBeside },
    ...Object.fromEntries(
      levels.map((level) => {
        const ofLevel = `of [data-level=${level}]`;
        return [`${byLevel}:nth-last-child(1 ${ofLevel}):nth-child(odd ${ofLevel})`, { gridColumn: "1 / -1" }];
      }),
    ),
  },
};

/** Filters need guides by how much they are needed and for whom. Filtered elements have `data-level` and `data-group`. */
export function NeedFilter({ children }: { children: ReactNode }) {
  const t = useTexts();
  const choice = (name: string, legend: string, values: readonly { value: string; label: string }[]) => (
    <fieldset className="no-print" css={row}>
      <legend>{legend}</legend>
      {[{ value: "all", label: t("needs.filter.all") }, ...values].map(({ value, label }) => (
        <label key={value} css={chip}>
          <input type="radio" name={name} value={value} defaultChecked={value === "all"} />
          {label}
        </label>
      ))}
    </fieldset>
  );
  return (
    <div css={rules}>
      {choice(
        "need-group",
        t("needs.filter.group"),
        groups.map((value) => ({ value, label: t(`needs.filter.${value}`) })),
      )}
      {choice(
        "need-level",
        t("needs.filter.level"),
        levels.map((value) => ({ value, label: t(`need.${value}`) })),
      )}
      {children}
    </div>
  );
}
