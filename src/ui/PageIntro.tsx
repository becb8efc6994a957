import type { ReactNode } from "react";
import { Picture } from "./Picture";
import { leaf, media, size } from "./theme/tokens";

export interface PageIntroProps {
  title: string;
  lead: string;
  /** A drawing in static/illustrations, without .svg: a strip above the headline on a phone, complete to its right if there is room. */
  picture?: string;
  /** `landscape`: the drawing is wider than high and shown complete. `sky`: the same, and a low strip on a phone. Without a shape it is square. */
  shape?: "landscape" | "sky";
  /** A line after the lead. */
  children?: ReactNode;
}

const text = { display: "grid", gap: "0.75rem" } as const;
const pictured = {
  ...text,
  gap: "1.25rem clamp(2rem, 5vw, 5rem)",
  paddingBottom: "1.75rem",
  "& > div > img": {
    display: "block",
    aspectRatio: "3/2",
    objectFit: "cover",
    // Keeps the face inside the strip.
    objectPosition: "50% 22%",
    borderRadius: leaf.xl,
  },
  [media.split]: {
    gridTemplateColumns: "1fr clamp(15rem, 26vw, 21rem)",
    alignItems: "center",
    "& > div:first-of-type": { order: 2 },
    "& > div > img": { aspectRatio: "1" },
  },
  [media.print]: { "& > div:first-of-type": { display: "none" } },
} as const;

const landscape = {
  ...pictured,
  "& > div > img": { ...pictured["& > div > img"], aspectRatio: "4/3" },
  [media.split]: {
    ...pictured[media.split],
    gridTemplateColumns: "1fr clamp(17rem, 32vw, 26rem)",
    "& > div > img": { aspectRatio: "4/3" },
  },
} as const;

/** Half as high as wide on a phone, so that the text stays on the first screen. */
const sky = {
  ...landscape,
  "& > div > img": { ...landscape["& > div > img"], aspectRatio: "2", objectPosition: "50% 50%" },
} as const;

/** Headline and lead of a page. */
export function PageIntro({ title, lead, picture, shape, children }: PageIntroProps) {
  const words = (
    <>
      <h1>{title}</h1>
      <p css={{ fontSize: size.lead, lineHeight: 1.5, maxWidth: "52ch", textWrap: "balance" }}>{lead}</p>
      {children}
    </>
  );
  if (!picture) return <header css={{ ...text, gridTemplateColumns: "minmax(0, 1fr)", paddingBottom: "1.75rem" }}>{words}</header>;
  return (
    <header css={shape === "sky" ? sky : shape ? landscape : pictured}>
      <div>
        <Picture name={picture} isFirst />
      </div>
      <div css={text}>{words}</div>
    </header>
  );
}
