import { AddButton } from "./AddButton";

export interface PartnersLineProps {
  label: string;
  /** Left out for what is on the reader’s list already. */
  onAdd?: (label: string) => void;
}

/** A line of one of the two lists. */
export const PartnersLine = ({ label, onAdd }: PartnersLineProps) => (
  <li>
    <span>{label}</span>
    {onAdd && <AddButton label={label} onAdd={() => onAdd(label)} />}
  </li>
);
