import { chip } from "../../ui/Button.styles";

export interface JumpLinksProps {
  /** What the links are, for screen readers. */
  label: string;
  parts: readonly { readonly key: string; readonly title: string }[];
}

/** Links to the parts of a long page, in a row. */
export function JumpLinks({ label, parts }: JumpLinksProps) {
  return (
    <nav aria-label={label} className="no-print" css={{ display: "flex", flexWrap: "wrap", gap: "0.5rem", marginBottom: "1.25rem" }}>
      {parts.map(({ key, title }) => (
        <a key={key} href={`#${key}`} css={chip}>
          {title}
        </a>
      ))}
    </nav>
  );
}
