import { size } from "../ui/theme/tokens";
import { boxTitle, tinted } from "./day.styles";

export interface NoteProps {
  title: string;
  text: string;
  link: { href: string; text: string } | null;
  /** Background of the box. */
  tint: string;
}

/** A box with a sentence and a link to more. */
export function Note({ title, text, link, tint }: NoteProps) {
  return (
    <section css={{ ...tinted, background: tint }} aria-label={title}>
      <h3 css={boxTitle}>{title}</h3>
      <p>{text}</p>
      {link && (
        <p css={{ fontSize: size.small }}>
          <a href={link.href}>{link.text}</a>
        </p>
      )}
    </section>
  );
}
