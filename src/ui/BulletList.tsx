import { bullets } from "./theme/globalStyles";

export interface BulletListProps {
  /** Each says something of its own: the text is the key of its line. */
  items: readonly string[];
}

/**
 * Texts, one a line, each behind a point.
 * @example <BulletList items={["Water", "A towel"]} />
 */
export const BulletList = ({ items }: BulletListProps) => (
  <ul css={bullets}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
