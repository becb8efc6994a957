import { BulletList } from "./BulletList";
import { TextTable, type TextTableData } from "./TextTable";
import { bullets } from "./theme/globalStyles";
import { font, leaf, use } from "./theme/tokens";

interface TextSection {
  readonly key: string;
  readonly heading: string;
  readonly text: readonly string[];
  readonly list: readonly string[] | null;
  readonly steps?: readonly string[] | null;
  readonly table?: TextTableData | null;
  readonly links?: readonly { readonly path: string; readonly text: string }[] | null;
}

export interface TextSectionsProps {
  sections: readonly TextSection[];
}

const numbered = {
  counterReset: "step",
  display: "grid",
  gap: "0.75rem",
  "& li": {
    counterIncrement: "step",
    display: "grid",
    gridTemplateColumns: "2rem minmax(0, 1fr)",
    gap: "0.875rem",
    alignItems: "baseline",
  },
  "& li::before": {
    content: "counter(step)",
    display: "grid",
    placeItems: "center",
    width: "2rem",
    height: "2rem",
    borderRadius: leaf.s,
    background: use.tintSage,
    color: use.brandText,
    font: `600 1.0625rem/1 ${font.heading}`,
  },
} as const;

/** Headings with paragraphs, bullet points, numbered steps, a table and links. */
export function TextSections({ sections }: TextSectionsProps) {
  return (
    <>
      {sections.flatMap(({ key, heading, text, list, steps, table, links }) => [
        <h2 key={key} id={key}>
          {heading}
        </h2>,
        ...text.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
        list && <BulletList key={`${key}-list`} items={list} />,
        steps && (
          <ol key={`${key}-steps`} css={numbered}>
            {steps.map((step) => (
              <li key={step}>
                <span>{step}</span>
              </li>
            ))}
          </ol>
        ),
        table && <TextTable key={`${key}-table`} table={table} />,
        links && links.length > 0 && (
          <ul key={`${key}-links`} css={bullets}>
            {links.map((link) => (
              <li key={link.path + link.text}>
                <a href={link.path}>{link.text}</a>
              </li>
            ))}
          </ul>
        ),
      ])}
    </>
  );
}
