import { useTexts } from "../text/useTexts";
import { Icon } from "../ui/Icon";
import { leaf, media, size, use } from "../ui/theme/tokens";

interface HelpLine {
  readonly name: string;
  readonly text: string;
  readonly url: string | null;
  readonly phone: string | null;
}

export interface HelpListProps {
  lines: readonly HelpLine[];
}

const list = {
  display: "grid",
  gap: "0.75rem",
  [media.pair]: { gridTemplateColumns: "1fr 1fr" },
  "& li": {
    display: "grid",
    gap: "0.25rem",
    alignContent: "start",
    padding: "1rem 1.25rem",
    background: use.surface,
    borderRadius: leaf.m,
  },
  "& a": { display: "inline-flex", gap: "0.5rem", alignItems: "start", paddingBlock: "0.5rem", fontWeight: 650 },
  "& b": { display: "block", paddingBlock: "0.5rem" },
  "& p": { fontSize: size.small, lineHeight: 1.5, color: use.text },
  "& .icon": { width: "1.125rem", height: "1.65em" },
  [media.print]: { "& li": { padding: "0.25rem 0" } },
} as const;

/** Who can help: each with a phone number or a link. */
export function HelpList({ lines }: HelpListProps) {
  const t = useTexts();
  return (
    <ul css={list}>
      {lines.map(({ name, text, url, phone }) => (
        <li key={name}>
          {phone ? (
            <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
              <Icon name="phone" />
              {name}
            </a>
          ) : url ? (
            <a href={url} target="_blank" rel="noopener noreferrer">
              <Icon name="external" />
              {name} <span className="visually-hidden">{t("newTab")}</span>
            </a>
          ) : (
            <b>{name}</b>
          )}
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
