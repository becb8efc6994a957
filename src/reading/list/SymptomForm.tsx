import { useTexts } from "../../text/useTexts";
import { chip } from "../../ui/Button.styles";
import { textField } from "../../ui/form/textField.styles";
import { Icon } from "../../ui/Icon";
import { leaf, media, size, use } from "../../ui/theme/tokens";
import { stages } from "./symptomStages";

export interface SymptomFormProps {
  /** The parts of the body. */
  parts: readonly { anchor: string; name: string }[];
}

const formStyles = {
  display: "grid",
  gap: "0.625rem",
  maxWidth: "44rem",
  "& .search": { display: "grid", gap: "0.375rem", fontWeight: 600 },
  "& input[type=search], & select": { ...textField, minHeight: "3.25rem" },
  "& details": { background: use.surface, borderRadius: leaf.m },
  "& summary": {
    display: "flex",
    gap: "0.625rem",
    alignItems: "center",
    minHeight: "2.75rem",
    padding: "0.375rem 0.875rem",
    fontWeight: 600,
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    "& span": { fontWeight: 400, color: use.muted, fontSize: size.small, marginRight: "auto" },
  },
  "& details > div": { display: "grid", gap: "1rem", padding: "0.25rem 0.875rem 1rem" },
  "& fieldset": { display: "flex", flexWrap: "wrap", gap: "0.5rem" },
  "& legend": { fontWeight: 600, marginBottom: "0.5rem" },
  [media.printOrNoScript]: { display: "none" },
} as const;

/** The search by everyday word; folded below it order, stage and part. */
export function SymptomForm({ parts }: SymptomFormProps) {
  const t = useTexts();
  return (
    <form method="dialog" aria-label={t("finder.label")} css={formStyles}>
      <label className="search">
        {t("finder.label")}
        <input type="search" name="symptom" autoComplete="off" placeholder={t("finder.example")} />
      </label>
      <details>
        <summary>
          <Icon name="filter" /> {t("finder.filter")} <span data-chosen="" /> <Icon name="down" />
        </summary>
        <div>
          <fieldset>
            <legend>{t("finder.order")}</legend>
            {["part", "urgency"].map((order) => (
              <label key={order} css={chip}>
                <input type="radio" name="order" value={order} defaultChecked={order === "part"} />
                {t(`finder.order.${order}`)}
              </label>
            ))}
          </fieldset>
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
              {parts.map(({ anchor, name }) => (
                <option key={anchor} value={anchor}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </div>
      </details>
    </form>
  );
}
