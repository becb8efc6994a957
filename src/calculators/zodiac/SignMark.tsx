import { leaf, use } from "../../ui/theme/tokens";
import type { SignId } from "./zodiac";

export interface SignMarkProps {
  sign: SignId;
  element: string;
}

/** The traditional symbols of the signs as lines, 24 units wide and high. */
const marks: Record<SignId, string> = {
  aries: "M12 21V9.5C12 6 10 3.5 7.6 3.5S4 5.2 4 7.2s1.2 3.3 3 3.3M12 9.5c0-3.5 2-6 4.4-6S20 5.2 20 7.200s-1.2 3.3-3 3.3",
  taurus: "M4 3c1 4.5 4.2 6.5 8 6.500S19 7.5 20 3M6.5 15a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0",
  gemini: "M4.5 3.500c4.5 2.2 10.5 2.2 15 0M4.5 20.500c4.5-2.2 10.5-2.2 15 0M9 5v14M15 5v14",
  cancer: "M4 10a3 3 0 1 0 6 0 3 3 0 1 0-6 0c0-4 8-7 16-3.500M14 14a3 3 0 1 0 6 0 3 3 0 1 0-6 0m6 0c0 4-8 7-16 3.5",
  leo: "M4.5 14.500a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0-5.6 0m5.4-1C8.5 11 7.5 9 7.5 7a4.5 4.5 0 0 1 9 0c0 4-3 7.5-3 11 0 3.5 5 3.5 5.5.5",
  virgo:
    "M3 4.500c1.5 0 2 1.2 2 2.700V18M5 7.500C5 5.7 6 4.5 7.2 4.500s2 1.2 2 2.700V18M9.2 7.500c0-1.8 1-3 2.2-3s2 1.2 2 2.700V16c0 2.8 2 5 5 5M13.4 11c1-1.6 2.3-2.3 3.6-2.3 1.9 0 3 1.4 3 3.3 0 4-4.5 7-9 9",
  libra: "M3.5 20h17M3.5 15.500h5.800A5.6 5.6 0 0 1 6.5 10.800a5.5 5.5 0 0 1 11 0 5.6 5.6 0 0 1-2.8 4.700h5.8",
  scorpio:
    "M3 4.500c1.5 0 2 1.2 2 2.700V18M5 7.500C5 5.7 6 4.5 7.2 4.500s2 1.2 2 2.700V18M9.2 7.500c0-1.8 1-3 2.2-3s2 1.2 2 2.700V16c0 2.4 1.2 4 3.2 4H21m-2.5-2.700L21.2 20l-2.7 2.7",
  sagittarius: "M4.5 19.5 19.5 4.500M11.5 4.500h8v8M7 11l6 6",
  capricorn:
    "M3 4.500c2 0 3.2 1.5 3.2 4V16M6.2 9c0-2.8 1.5-4.5 3.4-4.500s3.2 1.7 3.2 4.500v7.500c0 2.8-1.6 4.5-4 4.500M12.8 15.500a3.6 3.6 0 1 1 7.2 0 3.6 3.6 0 1 1-7.2 0",
  aquarius: "M3 10l3.5-3.500L10 10l3.5-3.500L17 10l3.5-3.500M3 17.5 6.5 14l3.5 3.5 3.5-3.5 3.5 3.5 3.5-3.5",
  pisces: "M6 3c3 2.8 4.5 5.8 4.5 9S9 18.2 6 21M18 3c-3 2.8-4.5 5.8-4.5 9s1.5 6.2 4.5 9M4.5 12h15",
};

/** Background colour of each element. */
const grounds: Record<string, string> = { fire: use.tileBlush, earth: use.tileGreen, air: use.tileHoney, water: use.tileNight };

/** The symbol of a sign on a leaf shape; its name is written beside it. */
export function SignMark({ sign, element }: SignMarkProps) {
  return (
    <span
      css={{
        display: "inline-grid",
        placeItems: "center",
        flex: "none",
        width: "2.5rem",
        aspectRatio: "1",
        borderRadius: leaf.tile,
        background: grounds[element],
        color: use.ink,
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="icon">
        <path d={marks[sign]} />
      </svg>
    </span>
  );
}
