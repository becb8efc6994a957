import { chip } from "../../ui/Button.styles";

export interface ChipLinksProps {
  links: readonly { readonly name: string; readonly path: string }[];
}

/** Short links side by side. */
export function ChipLinks({ links }: ChipLinksProps) {
  return (
    <ul css={{ display: "flex", flexWrap: "wrap", gap: "0.5rem", "& a": chip }}>
      {links.map(({ name, path }) => (
        <li key={path}>
          <a href={path}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
