import { bullets } from "../ui/theme/globalStyles";

export interface TextSection {
  readonly key: string;
  readonly heading: string;
  readonly text: readonly string[];
  readonly list: readonly string[] | null;
  readonly links?: readonly { readonly path: string; readonly text: string }[] | null;
}

export interface TextSectionsProps {
  sections: readonly TextSection[];
}

/** Headings, paragraphs, bullet points and links of a text. */
export function TextSections({ sections }: TextSectionsProps) {
  return (
    <>
      {sections.flatMap(({ key, heading, text, list, links }) => [
        <h2 key={key} id={key}>
          {heading}
        </h2>,
        ...text.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
        list && (
          <ul key={`${key}-list`} css={bullets}>
            {list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
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
