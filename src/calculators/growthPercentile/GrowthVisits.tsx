import { useTexts } from "../../text/useTexts";
import { ghostButton } from "../../ui/Button.styles";
import { figureTable } from "../../ui/Table.styles";
import { media, size, use } from "../../ui/theme/tokens";
import { type GrowthFields, toInput } from "./growthFields";
import type { GrowthPercentileAnswer } from "./growthPercentile";
import type { Indicator } from "./growthValue";
import { daysOfVisit } from "./typedAge";
import { useGrowthWords } from "./useGrowthWords";
import type { Visit } from "./visitList";

export interface GrowthVisitsProps {
  fields: GrowthFields;
  /** Visits with this measure, oldest first. */
  rows: readonly { visit: Visit; answer: GrowthPercentileAnswer }[];
  indicator: Indicator;
  /** Called when the reader confirms an unlikely value. */
  onConfirm: (visit: Visit) => void;
  onEdit: (visit: Visit) => void;
  onRemove: (visit: Visit) => void;
}

const styles = {
  ...figureTable,
  width: "100%",
  color: use.text,
  [media.mobile]: { fontSize: size.small, "& th, & td": { ...figureTable["& th, & td"], paddingRight: "0.625rem" } },
  "& small": { display: "block", fontSize: size.caption, color: use.muted, fontWeight: 400 },
  // A figure stays on one line with its unit.
  "& td:not(:last-child)": { whiteSpace: "nowrap" },
  // The column of buttons.
  "& tr > :last-child": { paddingRight: 0, [media.print]: { display: "none" } },
  "& button": { ...ghostButton, padding: "0.25rem 0.5rem", fontSize: size.small, margin: "0.125rem" },
} as const;

/** The chart as a table: every visit with its age, value and percentile, the newest first. */
export function GrowthVisits({ fields, rows, indicator, onConfirm, onEdit, onRemove }: GrowthVisitsProps) {
  const t = useTexts();
  const words = useGrowthWords();
  return (
    <table css={styles}>
      <caption css={{ textAlign: "left", fontWeight: 650, color: use.ink }}>{t("growth.visits")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("growth.col.date")}</th>
          <th scope="col">{t(`growth.indicator.${indicator}`)}</th>
          <th scope="col">{t("growth.col.percentile")}</th>
          <th scope="col">{t("growth.col.change")}</th>
        </tr>
      </thead>
      <tbody>
        {[...rows].reverse().map(({ visit, answer }) => {
          const date = words.day(visit.date);
          const { birthDate } = toInput(fields, visit, indicator, null);
          const score = answer.ok ? answer.score : null;
          const isUnconfirmed = score?.isUnlikely && !visit.isSure;
          return (
            <tr key={visit.date}>
              <th scope="row">
                {date} {answer.ok && daysOfVisit(visit.date) === null && <small>{words.age(birthDate, visit.date)}</small>}
              </th>
              <td>{answer.ok ? words.value(answer.value, indicator) : "–"}</td>
              <td>
                {score && !isUnconfirmed ? words.shortPercentile(score) : t(isUnconfirmed ? "growth.unlikely.short" : "growth.noScore")}
                {score && !isUnconfirmed && <small>z {words.z(score, fields.standard === "TR-Neyzi")}</small>}
              </td>
              <td>
                {isUnconfirmed && (
                  <button type="button" aria-label={t("growth.confirm", { date })} onClick={() => onConfirm(visit)}>
                    {t("growth.confirm.short")}
                  </button>
                )}
                <button type="button" aria-label={t("growth.edit", { date })} onClick={() => onEdit(visit)}>
                  {t("growth.edit.short")}
                </button>
                <button type="button" aria-label={t("growth.remove", { date })} onClick={() => onRemove(visit)}>
                  {t("growth.remove.short")}
                </button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
