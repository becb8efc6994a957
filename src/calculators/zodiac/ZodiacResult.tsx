import { useTexts } from "../../text/useTexts";
import { bigAnswer } from "../shared/calculator.styles";
import { ResultActions } from "../shared/ResultActions";
import { SignMark } from "./SignMark";
import { ZodiacWheel } from "./ZodiacWheel";
import type { ZodiacAnswer } from "./zodiac";

export interface ZodiacResultProps {
  answer: Extract<ZodiacAnswer, { ok: true }>;
  isRemembered: boolean;
  onForget: () => void;
}

const people = { display: "grid", gap: "0.75rem", "& li": { display: "flex", gap: "0.875rem", alignItems: "center" } } as const;

/** Both signs, the points for fun, other possible signs, and an idea to try. */
export function ZodiacResult({ answer, isRemembered, onForget }: ZodiacResultProps) {
  const t = useTexts();
  const { aspect, distance, score } = answer;
  const name = (sign: string) => t(`zodiac.sign.${sign}`);
  const [mother, baby] = [name(answer.mother.sign), name(answer.baby.sign)];
  return (
    <>
      <p css={bigAnswer}>
        {t("zodiac.pair", { mother, baby })}
        <small>{t("zodiac.score", { score })}</small>
      </p>
      <p>
        <strong>{t("zodiac.disclaimer")}</strong> {t("zodiac.study")}
      </p>
      <ZodiacWheel
        label={t("zodiac.wheel", { mother, baby })}
        mother={{ sign: answer.mother.sign, name: mother }}
        baby={{ sign: answer.baby.sign, name: baby }}
      />
      <ul css={people}>
        {(["mother", "baby"] as const).map((who) => {
          const { kind, sign, element, quality, others } = answer[who];
          return (
            <li key={who}>
              <SignMark sign={sign} element={element} />
              <span>
                {t(`zodiac.is.${who}`, {
                  sign: name(sign),
                  element: t(`zodiac.element.${element}`),
                  quality: t(`zodiac.quality.${quality}`),
                })}
                {others.length > 0 &&
                  ` ${t(kind === "due" ? "zodiac.othersDue" : "zodiac.others", { signs: others.map(name).join(", ") })}`}
              </span>
            </li>
          );
        })}
      </ul>
      <p>{t(`zodiac.aspect.${aspect}`)}</p>
      <p>
        <strong>{t(answer.baby.kind === "due" ? "zodiac.tryLater" : "zodiac.try")}</strong> {t(`zodiac.try.${aspect}`)}
      </p>
      <p>{t("zodiac.sum", { mother, baby, count: distance, score })}</p>
      <ResultActions isRemembered={isRemembered} onForget={onForget} />
    </>
  );
}
