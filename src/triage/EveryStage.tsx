import { useTexts } from "../text/useTexts";
import { callerAt, mostUrgent, type Stage } from "../vocabulary/tiers";
import { cardColumn } from "./SignCards";
import type { StagedAdvice } from "./stagedAdvice.types";
import { TierCard } from "./TierCard";
import { WholeListLine } from "./WholeListLine";

export interface EveryStageProps {
  advice: readonly StagedAdvice[];
  /** For somebody who has lost a pregnancy or a baby. */
  isAfterLoss?: boolean;
}

/** Stages that have words of their own together; others are named one by one. */
const together: readonly string[] = [
  "before20+from20",
  "from20+afterBirth",
  "before20+afterBirth",
  "firstMonth+under3Months",
  "firstMonth+under3Months+from3Months",
  "under3Months+from3Months+from6Months",
  "from3Months+from6Months",
];
const named = (stages: readonly Stage[]): readonly string[] => (together.includes(stages.join("+")) ? [stages.join("+")] : stages);

/** Who calls when the stage is unknown: “mother” and “anyone” have words that fit each of them. */
function callerOf(advice: readonly StagedAdvice[]): "pregnancy" | "afterBirth" | "baby" | "mother" | "anyone" {
  const callers = [...new Set(advice.map(({ stage }) => callerAt(stage)))];
  const [only = "anyone"] = callers;
  return callers.length === 1 ? only : callers.includes("baby") ? "anyone" : "mother";
}

/** The cards of a reader whose stage is unknown: every sign under the most urgent tier of any stage, and the stage it has it in where they differ. */
export function EveryStage({ advice, isAfterLoss }: EveryStageProps) {
  const t = useTexts();
  const caller = isAfterLoss ? "loss" : callerOf(advice);
  const shown = advice.map(({ stage, signs }) => ({ stage, signs: signs.map(({ sign, text }) => ({ ...sign, text: text ?? sign.text })) }));
  const homes = advice.filter(({ home }) => home);
  const [home] = homes;
  const isSameHome = home && homes.length === advice.length && homes.every((other) => other.home === home.home);
  const isOfBaby = ({ stage }: StagedAdvice) => callerAt(stage) === "baby";
  const partial = advice.filter(({ isWhole }) => !isWhole);
  const whose = [...(partial.every(isOfBaby) ? [] : ["mother" as const]), ...(partial.some(isOfBaby) ? ["baby" as const] : [])];
  return (
    <>
      <div css={cardColumn}>
        {mostUrgent(shown).map(({ tier, texts }) => (
          <TierCard
            key={tier}
            tier={tier}
            title={t(`${caller}.${tier}.title`)}
            items={texts.map(({ text, stages }) =>
              stages.length === 0
                ? text
                : {
                    text,
                    note: t("atStage", {
                      stage: named(stages)
                        .map((stage) => t(`in.${stage}`))
                        .join(", "),
                      soon: t(`soon.${tier}`),
                    }),
                  },
            )}
            closing={t(`${caller}.${tier}.closing`)}
            isSoft={isAfterLoss}
          />
        ))}
        {home &&
          (isSameHome ? (
            <TierCard tier="home" title={t("home.title")} items={[]} closing={home.home ?? ""} />
          ) : (
            <TierCard tier="home" title={t("home.title")} items={homes.map(({ stage, home: text }) => `${t(`stage.${stage}`)}: ${text}`)} />
          ))}
      </div>
      {whose.map((of) => (
        <WholeListLine key={of} of={of} isAfterLoss={isAfterLoss} />
      ))}
    </>
  );
}
