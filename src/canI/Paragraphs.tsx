export interface ParagraphsProps {
  anchor: string;
  heading: string;
  texts: readonly string[];
}

/** A heading with its anchor, and the text below it. */
export function Paragraphs({ anchor, heading, texts }: ParagraphsProps) {
  return (
    <>
      <h2 id={anchor}>{heading}</h2>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  );
}
