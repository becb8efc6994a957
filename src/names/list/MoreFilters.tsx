import { memo } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/Icon";
import type { NameFilters } from "../nameFilter";
import type { NameFilterFormProps } from "./NameFilterForm";

export type MoreFiltersProps = Pick<NameFilterFormProps, "filters" | "onChange" | "choices" | "hasEnglishApart">;

/** The filters here; what is typed into the search above changes none of them. */
const own: readonly (keyof NameFilters)[] = ["has", "length", "origin", "theme", "plain", "english"];

/** Letters, length, origin, theme and spelling, folded away. Drawn again only when one of them changes: its lists are long. */
export const MoreFilters = memo(
  function MoreFilters({ filters, onChange, choices, hasEnglishApart }: MoreFiltersProps) {
    const { t } = useTranslation();
    const select = (name: "length" | "origin" | "theme", values: readonly string[], label: (value: string) => string) => (
      <label className="field">
        {t(`names.${name}`)}
        <select name={name} value={filters[name]} onChange={(event) => onChange({ [name]: event.target.value })}>
          <option value="">{t("names.any")}</option>
          {values.map((value) => (
            <option key={value} value={value}>
              {label(value)}
            </option>
          ))}
        </select>
      </label>
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
        {t(`names.${name}`)}
      </label>
    );
    return (
      <details>
        <summary>
          <Icon name="filter" /> {t("names.more")} <Icon name="down" />
        </summary>
        <div>
          <label className="field">
            {t("names.has")}
            <input
              type="text"
              name="has"
              autoComplete="off"
              value={filters.has}
              onChange={(event) => onChange({ has: event.target.value })}
            />
          </label>
          {select("length", ["4", "5", "6", "7"], (value) => t(`names.length.${value}`))}
          {select("origin", choices.origins, (value) => t(`origin.${value}`))}
          {select("theme", choices.themes, (value) => t(`theme.${value}`))}
          {tick("plain")}
          {hasEnglishApart && tick("english")}
        </div>
      </details>
    );
  },
  (before, after) => own.every((name) => before.filters[name] === after.filters[name]),
);
