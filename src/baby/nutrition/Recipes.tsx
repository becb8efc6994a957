import { useTexts } from "../../text/useTexts";
import { media } from "../../ui/theme/tokens";
import { Recipe, type RecipeProps } from "./Recipe";

export interface RecipesProps {
  recipes: readonly (Omit<RecipeProps, "anchor" | "words"> & { readonly key: string })[];
}

/** The recipes of a month, two in a row where there is room. */
export function Recipes({ recipes }: RecipesProps) {
  const t = useTexts();
  return (
    <div css={{ display: "grid", gap: "1rem", [media.split]: { gridTemplateColumns: "1fr 1fr" } }}>
      {recipes.map(({ key, ...recipe }) => (
        <Recipe key={key} anchor={key} {...recipe} words={{ ingredients: t("ingredients"), steps: t("steps") }} />
      ))}
    </div>
  );
}
