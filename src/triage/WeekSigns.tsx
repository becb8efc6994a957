import { useTexts } from "../text/useTexts";
import { Disclosure } from "../ui/Disclosure";
import { type Stage, tierAt } from "../vocabulary/tiers";
import { type ShownSign, SignCards } from "./SignCards";

export interface WeekSignsProps {
  week: number;
  stage: Stage;
  signs: readonly (ShownSign & { readonly weekFrom: number | null; readonly weekTo: number | null })[];
  /** Weeks whose page shows the signs open; on the others they are folded. */
  openWeeks: readonly number[];
}

/** All signs of a stage that apply in this week, which the checks compare with the core signs: open where the stage begins, folded in its other weeks. */
export function WeekSigns({ week, stage, signs, openWeeks }: WeekSignsProps) {
  const t = useTexts();
  const shown = signs.filter((sign) => week >= (sign.weekFrom ?? 0) && week <= (sign.weekTo ?? 99) && tierAt(sign, stage));
  const cards = <SignCards signs={shown} stage={stage} isWhole isWide />;
  return openWeeks.includes(week) ? cards : <Disclosure summary={t("allSigns", { count: shown.length })}>{cards}</Disclosure>;
}
