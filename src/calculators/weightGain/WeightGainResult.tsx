import type { MouseEvent } from "react";
import { formatNumber } from "../../text/formatNumber";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { bigAnswer } from "../shared/calculator.styles";
import { ResultActions } from "../shared/ResultActions";
import { WeightChart } from "./WeightChart";
import type { WeightGainAnswer } from "./weightGain";
import { kiloRange, kilos } from "./weightWords";

export interface WeightGainResultProps {
  answer: Extract<WeightGainAnswer, { ok: true }>;
  isRemembered: boolean;
  onForget: () => void;
}

/** Scrolls to the cards of the signs without changing the address, whose fragment is the result that a copied link shares. */
function toSigns(event: MouseEvent): void {
  const signs = document.getElementById("urgent");
  if (!signs) return;
  event.preventDefault();
  signs.focus();
  signs.scrollIntoView();
}

/** The expected total, the range for the week and her place in it, in words and as a band. */
export function WeightGainResult({ answer, isRemembered, onForget }: WeightGainResultProps) {
  const t = useTexts();
  const language = useLanguage();
  const { total, atWeek, gainKg, place, week, row, babies } = answer;
  const n = (value: number) => kilos(language, value);
  return (
    <>
      {total ? (
        <>
          <p>{t("weight.range")}</p>
          <p css={bigAnswer}>
            {kiloRange(t, language, total)}
            <small>{t("weight.bmi", { bmi: formatNumber(answer.bmi, language, 1) })}</small>
          </p>
        </>
      ) : (
        <p css={bigAnswer}>
          <small>
            {t("weight.bmi", { bmi: formatNumber(answer.bmi, language, 1) })} {t("weight.twinsAsk")}
          </small>
        </p>
      )}
      {atWeek && (
        <>
          <WeightChart answer={answer} />
          <p>
            {t("weight.here", { week, range: kiloRange(t, language, atWeek) })}{" "}
            {t("weight.weekly", { n: formatNumber(row.weeklyKg, language, 1) })}
          </p>
        </>
      )}
      {babies === 2 && total && <p>{t("weight.twins")}</p>}
      {gainKg !== null && (
        <p>
          <strong>
            {gainKg > 0 && t("weight.gain.gained", { n: n(gainKg) })}
            {gainKg === 0 && t("weight.gain.same")}
            {gainKg < 0 && t("weight.gain.lost", { n: n(-gainKg) })}
          </strong>{" "}
          {place && t(`weight.place.${place.side}`, { n: n(place.byKg) })} {gainKg < 0 && t("weight.lostCare")}
        </p>
      )}
      {answer.isSudden && <p>{t("weight.sudden")}</p>}
      {(answer.isSudden || (gainKg !== null && gainKg < 0)) && (
        <p>
          {/* biome-ignore lint/a11y/useValidAnchor: it leads to a part of the page, as links do; only the address stays the same */}
          <a href="#urgent" onClick={toSigns}>
            {t("weight.toSigns")}
          </a>
        </p>
      )}
      <ResultActions isRemembered={isRemembered} onForget={onForget} />
    </>
  );
}
