import { Icon } from "./Icon";
import { use } from "./theme/tokens";

export interface DoDontListProps {
  items: readonly string[];
  /** True for a list of what not to do. */
  isDont?: boolean;
}

/** Things to do, with a tick before each, or things not to do, with a cross. */
export function DoDontList({ items, isDont = false }: DoDontListProps) {
  return (
    <ul
      css={{
        display: "grid",
        gap: "0.625rem",
        "& li": { display: "grid", gridTemplateColumns: "1.5rem minmax(0, 1fr)", gap: "0.75rem", lineHeight: 1.5 },
        "& .icon": { width: "1.375rem", marginTop: "0.125rem", strokeWidth: 2.25, color: isDont ? use.error : use.homeStrong },
      }}
    >
      {items.map((item) => (
        <li key={item}>
          <Icon name={isDont ? "close" : "check"} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
