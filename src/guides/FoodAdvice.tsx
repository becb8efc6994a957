import { useTexts } from "../text/useTexts";
import { VerdictList } from "./VerdictList";

const tones = { avoid: "no", limit: "honey", cook: "sage" } as const;

export interface FoodAdviceProps {
  foods: readonly { readonly food: string; readonly picture: string | null; readonly verdict: keyof typeof tones; readonly why: string }[];
}

/** Foods to leave out, to limit or to cook through, with the reason. */
export function FoodAdvice({ foods }: FoodAdviceProps) {
  const t = useTexts();
  return (
    <VerdictList
      items={foods.map(({ food, picture, verdict, why }) => ({
        title: food,
        text: why,
        picture: picture ? `foods/${picture}` : undefined,
        verdict: t(`food.${verdict}`),
        tone: tones[verdict],
      }))}
    />
  );
}
