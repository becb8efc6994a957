import { useTexts } from "../../text/useTexts";
import { fixed, leaf, media, size, use } from "../../ui/theme/tokens";

export interface NameListCardProps {
  title: string;
  /** The rule by which names are chosen. */
  rule: string;
  /** Links to the list of girls' and of boys' names, each with its number of names. */
  links: readonly { readonly path: string; readonly text: string }[];
}

const styles = {
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  gap: "0.5rem",
  background: use.raised,
  borderRadius: leaf.l,
  boxShadow: use.shadowCard,
  padding: "1.25rem",
  breakInside: "avoid",
  "& h3": { fontSize: size.h3 },
  "& p": { fontSize: size.small, lineHeight: 1.5 },
  "& ul": { display: "flex", flexWrap: "wrap", gap: "0 1.25rem" },
  "& a": { display: "inline-flex", alignItems: "center", minHeight: "2.75rem", fontWeight: 600 },
  [media.print]: { boxShadow: "none", border: `1px solid ${fixed.printLine}` },
} as const;

/** A list of names: its rule, and links to it for both sides. */
export function NameListCard({ title, rule, links }: NameListCardProps) {
  const t = useTexts();
  return (
    <article css={styles}>
      <h3>{title}</h3>
      <p>{rule}</p>
      <ul>
        {links.map(({ path, text }) => (
          <li key={path}>
            <a href={path}>
              <span className="visually-hidden">{t("hub.list.of", { list: title })} </span>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </article>
  );
}
