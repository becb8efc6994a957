import { useTexts } from "../../text/useTexts";
import { dimmedAtNight } from "../../ui/theme/night";
import { leaf, media, size, use } from "../../ui/theme/tokens";
import { Steps } from "../Steps";

/** A drawing with its steps, side by side if there is room; on a phone the drawing leaves room for the first step below it. */
const beside = {
  display: "grid",
  gap: "1rem 2rem",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  "& figure": { background: use.surface, borderRadius: leaf.l, overflow: "hidden" },
  // The drawing stays visible while its steps scroll.
  [media.split]: { gridTemplateColumns: "minmax(20rem, 5fr) minmax(0, 7fr)", "& figure": { position: "sticky", top: "6rem" } },
  [media.print]: { gridTemplateColumns: "6cm 1fr", "& figure": { background: "none" } },
} as const;

const drawing = { display: "block", width: "100%", height: "auto", ...dimmedAtNight } as const;

const ofAge = {
  "& + &": { marginTop: "2.5rem" },
  "fieldset + &": { marginTop: "1rem" },
  "& > h2": { fontSize: size.h3 },
  "& > h2 + div": { marginTop: "0.75rem" },
} as const;

export interface AidPartProps {
  anchor: string;
  /** The age it is for, if the page has parts for two. */
  age: string | null;
  title: string;
  /** Name of the drawing; null if there is none. */
  picture: string | null;
  steps: readonly string[];
}

/** The steps for one age or one situation, with their drawing. */
export function AidPart({ anchor, age, title, picture, steps }: AidPartProps) {
  const t = useTexts();
  return (
    <div data-age={age ?? undefined} css={ofAge}>
      <h2 id={anchor}>{title}</h2>
      <div css={picture ? beside : undefined}>
        {picture && (
          <figure>
            <picture>
              <source type="image/avif" srcSet={`/first-aid/${picture}.avif`} />
              <img src={`/first-aid/${picture}.webp`} alt={t(`picture.${picture}`)} width="720" height="480" loading="lazy" css={drawing} />
            </picture>
          </figure>
        )}
        <Steps steps={steps} isLarge />
      </div>
    </div>
  );
}
