import { useTranslation } from "react-i18next";
import { formatNumber } from "../letters";
import { font, size, use } from "../theme/tokens";
import { useLanguage } from "./useLanguage";

export interface SizeFactsProps {
  /** Completed weeks. */
  week: number;
  /** A row of the published table; null before there is anything to measure. */
  fetalSize: {
    readonly crownRumpCm: number | null;
    readonly crownRumpLowCm: number | null;
    readonly crownRumpHighCm: number | null;
    readonly crownHeelCm: number | null;
    readonly bornLengthLowCm: number | null;
    readonly bornLengthHighCm: number | null;
    readonly weightG: number | null;
    readonly weightLowG: number | null;
    readonly weightHighG: number | null;
    readonly otherWeightG: number | null;
  } | null;
}

const grid = {
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  borderTop: `1px solid ${use.line}`,
  marginTop: "0.75rem",
  "& > div": { padding: "1rem 1rem 1rem 0", borderBottom: `1px solid ${use.line}` },
  "& > div:nth-of-type(even)": { paddingLeft: "1.25rem", borderLeft: `1px solid ${use.line}` },
  "& dt": { fontSize: size.small, color: use.muted, lineHeight: 1.35 },
  "& dd": { lineHeight: 1.35 },
  "& .number": { fontSize: size.number, lineHeight: 1.15, letterSpacing: "-0.015em" },
  "& small": { font: `500 1.125rem ${font.text}`, color: use.text },
  "& .note": { display: "block", fontSize: size.caption, color: use.muted, marginTop: "0.25rem" },
} as const;

/** Length in both measures, weight, their range and what they were measured by: a figure is never shown without its method. */
export function SizeFacts({ week, fetalSize }: SizeFactsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language, value < 100 && !Number.isInteger(value) ? 1 : 0);
  const range = (low: number, high: number) => `${number(low)}–${number(high)}`;
  const row = (label: string, value: number | null, unit: string, note?: string) =>
    value === null ? null : (
      <div key={label}>
        <dt>{t(label)}</dt>
        <dd>
          <span className="number nowrap">
            {number(value)} <small>{unit}</small>
          </span>
          {note && <span className="note">{note}</span>}
        </dd>
      </div>
    );
  const f = fetalSize;
  return (
    <dl css={grid}>
      {f &&
        row(
          "size.crownHeel",
          f.crownHeelCm,
          "cm",
          f.bornLengthLowCm && f.bornLengthHighCm
            ? t("size.bornRange", { range: range(f.bornLengthLowCm, f.bornLengthHighCm) })
            : undefined,
        )}
      {f &&
        row(
          "size.crownRump",
          f.crownRumpCm,
          "cm",
          f.crownRumpLowCm && f.crownRumpHighCm ? t("size.crlRange", { range: range(f.crownRumpLowCm, f.crownRumpHighCm) }) : undefined,
        )}
      {f &&
        row(
          "size.weight",
          f.weightG,
          "g",
          f.weightLowG && f.weightHighG
            ? t("size.weightRange", { range: range(f.weightLowG, f.weightHighG) })
            : f.otherWeightG
              ? t("size.otherWeight", { weight: number(f.otherWeightG) })
              : undefined,
        )}
      {!f && (
        <div>
          <dt>{t("size.title")}</dt>
          <dd>
            <b>{t(week < 3 ? "size.notYet" : "size.tooSmall")}</b>
          </dd>
        </div>
      )}
      <div>
        <dt>{t("size.sinceConception")}</dt>
        <dd>
          <b>{week < 2 ? t("size.beforeConception") : t("weeksCount", { count: week - 2 })}</b>
          <span className="note">{t("size.countedFrom")}</span>
        </dd>
      </div>
    </dl>
  );
}
