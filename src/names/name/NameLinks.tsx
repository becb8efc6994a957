import { font, layout, media, use } from "../../ui/theme/tokens";

export interface NameLinksProps {
  names: readonly { readonly name: string; readonly meaning: string; readonly path: string }[];
}

const styles = {
  display: "grid",
  gap: `0 ${layout.gap}`,
  [media.pair]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  "& li": { borderBottom: `1px solid ${use.line}` },
  "& a": {
    display: "block",
    minHeight: "3.5rem",
    paddingBlock: "0.625rem",
    color: use.text,
    lineHeight: 1.4,
    textDecoration: "none",
    "&:hover": { color: use.linkHover },
  },
  "& b": { display: "block", font: `500 1.25rem/1.3 ${font.heading}`, color: "inherit" },
} as const;

/** Links to other names, with their meanings. */
export function NameLinks({ names }: NameLinksProps) {
  return (
    <ul css={styles}>
      {names.map(({ name, meaning, path }) => (
        <li key={path}>
          <a href={path}>
            <b>{name}</b> {meaning}
          </a>
        </li>
      ))}
    </ul>
  );
}
