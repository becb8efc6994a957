import { type IconName, iconPaths } from "./iconPaths";

export interface IconProps {
  name: IconName;
}

/** A line icon in the colour of the text beside it; it never conveys meaning on its own. */
export function Icon({ name }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
      <path d={iconPaths[name]} />
    </svg>
  );
}
