import { useTexts } from "../../text/useTexts";
import { iconButton, onlyWithScript } from "../../ui/Button.styles";
import { typedNumber } from "../../ui/form/numbers";
import { Icon } from "../../ui/Icon";
import { leaf, size, use } from "../../ui/theme/tokens";

export interface CaffeineFieldProps {
  /** The key of the drink, which is the name of the field. */
  name: string;
  /** The name of the drink, and the size of a portion. */
  label: string;
  portion: string;
  value: string;
  /** What is wrong, in words. */
  error?: string;
  onChange: (change: Record<string, string>) => void;
}

const styles = {
  display: "flex",
  flexWrap: "wrap",
  gap: "0.25rem 1rem",
  alignItems: "center",
  borderTop: `1px solid ${use.line}`,
  paddingBlock: "0.5rem",
  "& label": { flex: "1 1 7.5rem", color: use.ink, fontWeight: 600, lineHeight: 1.3 },
  "& small": { display: "block", fontSize: size.small, fontWeight: 400, color: use.muted },
  "& > div": { display: "flex", border: `1.5px solid ${use.lineStrong}`, borderRadius: leaf.s, background: use.raised },
  "& > div:has([aria-invalid])": { borderColor: use.error },
  "& button": { ...iconButton, ...onlyWithScript, padding: 0, color: use.brandText },
  "& input": { width: "2.5rem", height: "2.75rem", padding: 0, textAlign: "center", background: "none", border: 0, color: use.ink },
  "& .error": { width: "100%", color: use.error, fontWeight: 600, fontSize: size.small },
} as const;

/** Number of portions of one thing: a field between a minus and a plus button. */
export function CaffeineField({ name, label, portion, value, error, onChange }: CaffeineFieldProps) {
  const t = useTexts();
  const count = typedNumber(value) || 0;
  const step = (by: 1 | -1, words: string) => (
    <button type="button" data-waits="" aria-label={words} onClick={() => onChange({ [name]: String(Math.max(0, count + by) || "") })}>
      <Icon name={by > 0 ? "plus" : "minus"} />
    </button>
  );
  return (
    <li css={styles}>
      <label htmlFor={`caffeine-${name}`}>
        {label}
        <small>{portion}</small>
      </label>
      <div>
        {step(-1, t("caffeine.less", { drink: label }))}
        <input
          id={`caffeine-${name}`}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          value={value}
          onChange={(event) => onChange({ [name]: event.target.value })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : undefined}
        />
        {step(1, t("caffeine.more", { drink: label }))}
      </div>
      {error && (
        <p className="error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </li>
  );
}
