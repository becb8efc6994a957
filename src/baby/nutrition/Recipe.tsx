import { BulletList } from "../../ui/BulletList";
import { leaf, size, use } from "../../ui/theme/tokens";

export interface RecipeProps {
  anchor: string;
  title: string;
  ingredients: readonly string[];
  steps: readonly string[];
  note: string;
  /** Words above the two lists. */
  words: { ingredients: string; steps: string };
}

/** A small recipe: ingredients, steps, and what to watch out for. */
export function Recipe({ anchor, title, ingredients, steps, note, words }: RecipeProps) {
  return (
    <article
      id={anchor}
      css={{
        background: use.raised,
        borderRadius: leaf.l,
        boxShadow: use.shadowCard,
        padding: "1.25rem",
        breakInside: "avoid",
        "& h4": { font: "inherit", fontWeight: 650, fontSize: size.small, margin: "0.75rem 0 0.25rem" },
        "& ol": { listStyle: "decimal", paddingLeft: "1.25rem" },
        "& > p": { fontSize: size.small, color: use.muted, marginTop: "0.75rem", lineHeight: 1.5 },
      }}
    >
      <h3>{title}</h3>
      <h4>{words.ingredients}</h4>
      <BulletList items={ingredients} />
      <h4>{words.steps}</h4>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{note}</p>
    </article>
  );
}
