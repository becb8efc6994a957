import { bullets } from "./theme/globalStyles";

export interface BulletListProps {
  /** Each text is unique, because it is the key of its line. */
  items: readonly string[];
}

/**
 * A bulleted list of texts.
 * @example <BulletList items={["Water", "A towel"]} />
 */
export const BulletList = ({ items }: BulletListProps) => (
  <ul css={bullets}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
