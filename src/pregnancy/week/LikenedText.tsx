import type { ReactNode } from "react";

export interface LikenedTextProps {
  paragraphs: readonly string[];
  /** Sentences in the paragraphs that compare the baby’s size with a thing. */
  likened: readonly string[];
}

/** Splits a paragraph and marks its comparisons, so that a reader can hide them (src/ui/theme/quietStyles.ts). */
function marked(paragraph: string, likened: readonly string[]): ReactNode[] {
  const [found, ...others] = likened.filter((sentence) => paragraph.includes(sentence));
  if (!found) return [paragraph];
  const at = paragraph.indexOf(found);
  return [
    ...marked(paragraph.slice(0, at), others),
    <span key={found} data-size-comparison="">
      {found}
    </span>,
    ...marked(paragraph.slice(at + found.length), others),
  ];
}

/** Text about the baby; a reader can hide its comparisons with fruit and things. */
export const LikenedText = ({ paragraphs, likened }: LikenedTextProps) => (
  <>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{marked(paragraph, likened)}</p>
    ))}
  </>
);
