import { useTranslation } from "react-i18next";
import { withBehaviour } from "../../islands/behaviour";
import { chip } from "../../ui/Button.styles";
import { Toc } from "../../ui/Toc";
import { leaf, size, use } from "../../ui/theme/tokens";
import { EntryGroup, type EntryGroupProps } from "./EntryGroup";
import { stages } from "./findSymptoms";

export interface SymptomFinderProps {
  groups: readonly EntryGroupProps[];
}

const formStyles = {
  display: "grid",
  gap: "1rem",
  background: use.surface,
  borderRadius: leaf.l,
  padding: "1.25rem",
  marginBottom: "2.5rem",
  "& .search": { display: "grid", gap: "0.375rem", fontWeight: 600 },
  "& input[type=search]": {
    minHeight: "3rem",
    padding: "0.625rem 0.875rem",
    border: `1px solid ${use.lineStrong}`,
    borderRadius: leaf.s,
    background: use.raised,
    maxWidth: "30rem",
    width: "100%",
  },
  "& fieldset": { display: "flex", flexWrap: "wrap", gap: "0.5rem" },
  "& legend": { fontWeight: 600, marginBottom: "0.5rem" },
  "& select": {
    minHeight: "3rem",
    padding: "0.5rem 0.875rem",
    border: `1px solid ${use.lineStrong}`,
    borderRadius: leaf.s,
    background: use.raised,
    maxWidth: "30rem",
    width: "100%",
  },
  "& p": { fontSize: size.small, color: use.muted },
  "@media print, (scripting: none)": { display: "none" },
} as const;

/**
 * The list of symptoms, found by everyday word, stage and part of the body (findSymptoms.ts), and the contents beside it, which follow what is
 * found. Without script it is all there.
 */
export function SymptomFinder({ groups }: SymptomFinderProps) {
  const { t } = useTranslation();
  const all = groups.flatMap(({ entries }) => entries).length;
  return (
    <>
      <div {...withBehaviour("symptomFinder")}>
        <form method="dialog" aria-label={t("finder.label")} css={formStyles}>
          <label className="search">
            {t("finder.label")}
            <input type="search" name="symptom" autoComplete="off" placeholder={t("finder.example")} />
          </label>
          <fieldset>
            <legend>{t("finder.stage")}</legend>
            {Object.keys(stages).map((name) => (
              <label key={name} css={chip}>
                <input type="radio" name="stage" value={name} defaultChecked={name === "any"} />
                {t(`finder.stage.${name}`)}
              </label>
            ))}
          </fieldset>
          <label className="search">
            {t("finder.part")}
            <select name="part">
              <option value="">{t("finder.part.any")}</option>
              {groups.map(({ anchor, name }) => (
                <option key={anchor} value={anchor}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <p role="status" data-one={t("finder.count", { count: 1 })} data-other={t("finder.count", { count: 2 })}>
            {t("finder.count", { count: all })}
          </p>
        </form>
        {groups.map((group) => (
          <EntryGroup key={group.anchor} {...group} />
        ))}
        <p data-none="" hidden>
          {t("finder.none")} <a href="tel:112">112</a>
        </p>
      </div>
      <Toc entries={groups} />
    </>
  );
}
