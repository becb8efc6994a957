import { formatNumber } from "../../text/formatNumber";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { twoColumns } from "../../ui/Columns.styles";
import { font, size, use } from "../../ui/theme/tokens";

export interface SizeFactsProps {
  /** Completed weeks. */
  week: number;
  /** A row of the published table; null as long as there is nothing to measure. */
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
  } | null;
}

const grid = {
  display: "grid",
  gridTemplateColumns: twoColumns("7.5rem"),
  borderTop: `1px solid ${use.line}`,
  marginTop: "0.75rem",
  "& > div": { padding: "1rem 1rem 1rem 0", borderBottom: `1px solid ${use.line}` },
  // No dividing line if, with large text, the figure has no other beside it.
  "& > div:nth-of-type(even)": {
    paddingLeft: "clamp(0px, (100vw - 17.25rem) * 999, 1.25rem)",
    borderLeft: `clamp(0px, (100vw - 17.25rem) * 999, 1px) solid ${use.line}`,
  },
  "& > div:last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" },
  "& dt": { fontSize: size.small, color: use.muted, lineHeight: 1.35 },
  "& dd": { lineHeight: 1.35 },
  "& .number": { fontSize: size.number, lineHeight: 1.15, letterSpacing: "-0.015em" },
  "& small": { font: `500 1.125rem ${font.text}`, color: use.text },
  "& .source": { fontSize: size.caption, marginLeft: "0.625rem", whiteSpace: "nowrap" },
  "& .note": { display: "block", fontSize: size.caption, color: use.muted, marginTop: "0.25rem" },
} as const;

/** Length in both measures, weight, their range and how they were measured: a figure is never shown without its method. */
export function SizeFacts({ week, fetalSize: f }: SizeFactsProps) {
  const t = useTexts();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language, value < 100 && !Number.isInteger(value) ? 1 : 0);
  const range = (low: number | null, high: number | null, unit: string) =>
    low && high ? `${number(low)}–${number(high)}\u00a0${unit}` : undefined;

  const born = f && range(f.bornLengthLowCm, f.bornLengthHighCm, "cm");
  const crl = f && range(f.crownRumpLowCm, f.crownRumpHighCm, "cm");
  const weight = f && range(f.weightLowG, f.weightHighG, "g");
  return (
    <dl css={grid} data-quiet-hides="">
      {f?.crownHeelCm && (
        <Figure
          label={t("size.crownHeel")}
          value={number(f.crownHeelCm)}
          unit="cm"
          note={born ? t("size.bornRange", { range: born }) : undefined}
        />
      )}
      {f?.crownRumpCm && <Figure label={t("size.crownRump")} value={number(f.crownRumpCm)} unit="cm" />}
      {crl && <Fact label={t("size.crlUsual")} value={crl} note={t("size.crlRange")} />}
      {f?.weightG && <Figure label={t("size.weight")} value={number(f.weightG)} unit="g" note={t("size.weightSource")} />}
      {weight && <Fact label={t("size.weightUsual")} value={weight} note={t("size.weightRange")} />}
      {!f && <Fact label={t("size.title")} value={t(week < 3 ? "size.notYet" : "size.tooSmall")} />}
      <Fact
        label={t("size.sinceConception")}
        value={week < 2 ? t("size.beforeConception") : t("weeksCount", { count: week - 2 })}
        note={t("size.countedFrom")}
      />
    </dl>
  );
}

interface FigureProps {
  label: string;
  value: string;
  unit: string;
  note?: string;
}

/** A main figure, with its unit and a link to its source. */
function Figure({ label, value, unit, note }: FigureProps) {
  const t = useTexts();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className="number nowrap">
          {value} <small>{unit}</small>
        </span>
        <a href="#sources" className="source">
          {t("size.source")}
        </a>
        {note && <span className="note">{note}</span>}
      </dd>
    </div>
  );
}

/** A figure of the second row, or a word if there is none. */
function Fact({ label, value, note }: { label: string; value: string; note?: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{value}</b>
        {note && <span className="note">{note}</span>}
      </dd>
    </div>
  );
}
