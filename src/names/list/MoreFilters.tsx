import { memo, useRef } from "react";
import { useTexts } from "../../text/useTexts";
import { chip, ghostButton } from "../../ui/Button.styles";
import { useOnMount } from "../../ui/device/useOnChange";
import { Icon } from "../../ui/Icon";
import type { FilterCounts, NameFilters } from "../nameFilter";
import { TypedField } from "./TypedField";

export interface MoreFiltersProps {
  filters: NameFilters;
  onChange: (change: Partial<NameFilters>) => void;
  /** The values that can be chosen. */
  choices: { origins: readonly string[]; themes: readonly string[] };
  /** True when the list leaves out names in English use. */
  hasEnglishApart: boolean;
  /** Called when the filters are opened or folded. */
  onOpen: (isOpen: boolean) => void;
  /** Number of names for each choice; null while it is not visible. */
  counts: FilterCounts | null;
  /** Number of names found; null while it is not visible. */
  found: number | null;
}

/** The filters in this form. Text typed into the search above changes only their counts. */
const ownFilters = ["has", "length", "syllables", "origin", "theme", "plain", "english"] as const satisfies readonly (keyof NameFilters)[];
const counted = ["length", "syllables", "origin", "theme", "plain", "english"] as const satisfies readonly (keyof FilterCounts)[];

/** Folded filters: letters, length, syllables, origin, theme, spelling; the button shows how many are in use. Rendered only on changes: its lists are long. */
export const MoreFilters = memo(
  function MoreFilters({ filters, onChange, choices, hasEnglishApart, counts, found, onOpen }: MoreFiltersProps) {
    const t = useTexts();
    const fold = useRef<HTMLDetailsElement>(null);
    // It may have been opened before the script loaded.
    useOnMount(() => onOpen(fold.current?.open ?? false));
    /** Closes the filters and moves the focus to their summary, directly above the names. */
    const close = () => {
      if (!fold.current) return;
      fold.current.open = false;
      fold.current.querySelector("summary")?.focus();
    };
    const on = ownFilters.filter((name) => filters[name] !== "").length;
    /** Number of names for a choice; null before the names are loaded. */
    const count = (name: (typeof counted)[number], value: string): number | null => (counts ? (counts[name][value] ?? 0) : null);
    const withCount = (name: (typeof counted)[number], value: string, label: string) => {
      const n = count(name, value);
      return n === null ? label : t("names.choice", { label, n });
    };
    const isEmpty = (name: (typeof counted)[number], value: string) => count(name, value) === 0 && filters[name] !== value;
    const select = (name: "origin" | "theme", values: readonly string[]) => (
      <label className="field">
        {t(`names.${name}`)}
        <select name={name} value={filters[name]} onChange={(event) => onChange({ [name]: event.target.value })}>
          <option value="">{t("names.any")}</option>
          {values.map((value) => (
            <option key={value} value={value} disabled={isEmpty(name, value)}>
              {withCount(name, value, t(`${name}.${value}`))}
            </option>
          ))}
        </select>
      </label>
    );
    const radios = (name: "length" | "syllables", values: readonly string[]) => (
      <fieldset>
        <legend>{t(`names.${name}`)}</legend>
        <div>
          {["", ...values].map((value) => (
            <label key={value} css={chip}>
              <input
                type="radio"
                name={name}
                value={value}
                disabled={value !== "" && isEmpty(name, value)}
                checked={filters[name] === value}
                onChange={() => onChange({ [name]: value })}
              />
              {value === "" ? t("names.any") : withCount(name, value, t(`names.${name}.${value}`))}
            </label>
          ))}
        </div>
      </fieldset>
    );
    const tick = (name: "plain" | "english") => (
      <label className="tick">
        <input
          type="checkbox"
          name={name}
          value="1"
          checked={filters[name] === "1"}
          onChange={(event) => onChange({ [name]: event.target.checked ? "1" : "" })}
        />
        {withCount(name, "1", t(`names.${name}`))}
      </label>
    );
    return (
      <details ref={fold} onToggle={(event) => onOpen(event.currentTarget.open)}>
        <summary>
          <Icon name="filter" /> <span className="short">{t("names.more.short")}</span> <span className="long">{t("names.more")}</span>
          {on > 0 && (
            <span className="on">
              <span aria-hidden="true">{on}</span>
              <span className="visually-hidden">{t("names.more.on", { count: on })}</span>
            </span>
          )}
          <Icon name="down" />
        </summary>
        <div>
          <TypedField
            label={t("names.has")}
            type="text"
            name="has"
            autoComplete="off"
            value={filters.has}
            onType={(has) => onChange({ has })}
          />
          {radios("length", ["4", "5", "6", "7"])}
          {radios("syllables", ["1", "2", "3", "4"])}
          {select("origin", ["pureTurkish", ...choices.origins])}
          {select("theme", choices.themes)}
          {tick("plain")}
          {hasEnglishApart && tick("english")}
          {found !== null && (
            <p className="show">
              <button type="button" css={ghostButton} onClick={close}>
                {t("names.more.show", { count: found })}
              </button>
            </p>
          )}
        </div>
      </details>
    );
  },
  (before, after) =>
    ownFilters.every((name) => before.filters[name] === after.filters[name]) &&
    before.found === after.found &&
    (before.counts === after.counts || JSON.stringify(before.counts) === JSON.stringify(after.counts)),
);
