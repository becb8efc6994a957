import { formatNumber } from "../../text/formatNumber";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { fixed, font, size, use } from "../../ui/theme/tokens";
import { bigAnswer } from "../shared/calculator.styles";
import { ResultActions } from "../shared/ResultActions";
import { type CaffeineAnswer, dailyLimit } from "./caffeine";

export interface CaffeineResultProps {
  answer: Extract<CaffeineAnswer, { ok: true }>;
  isRemembered: boolean;
  onForget: () => void;
}

/** Smaller letters for a range, so that its two numbers stay on one line in the narrow space. */
const rangeAnswer = { ...bigAnswer, font: `500 ${size.h1}/1.12 ${font.heading}` } as const;

/** The total in words first, then compared with the limit, then what it is made of. */
export function CaffeineResult({ answer, isRemembered, onForget }: CaffeineResultProps) {
  const t = useTexts();
  const language = useLanguage();
  const { mg, mgMost, left, verdict, rows } = answer;
  const sum = mgMost > mg ? `${mg}–${mgMost}` : String(mg);
  const share = Math.min(1, mgMost / dailyLimit);
  const portions = (n: number) => formatNumber(n, language, Number.isInteger(n) ? 0 : 1);
  return (
    <>
      <p css={rangeAnswer}>
        {t("caffeine.sum", { mg: sum })}
        <small>{t(`caffeine.verdict.${verdict}`, { left: Math.abs(left), limit: dailyLimit })}</small>
      </p>
      <svg viewBox="0 0 200 12" preserveAspectRatio="none" aria-hidden="true" css={{ width: "100%", height: "0.875rem" }}>
        <rect width="200" height="12" rx="6" fill={fixed.brandLight} />
        <rect width={Math.max(6, 200 * share)} height="12" rx="6" fill={use.accent} />
      </svg>
      <ul css={{ display: "grid", gap: "0.25rem" }}>
        {rows.map(({ key, portions: n, mgMost: most }) => (
          <li key={key}>{t("caffeine.row", { n: portions(n), drink: t(`caffeine.drink.${key}`), mg: most })}</li>
        ))}
      </ul>
      <p>{t(`caffeine.then.${verdict}`)}</p>
      <ResultActions isRemembered={isRemembered} onForget={onForget} />
    </>
  );
}
