import { useEffect, useState } from "react";
import { useTexts } from "../text/useTexts";
import { type QrDrawing, qrPath } from "./qrPath";
import { fixed, leaf } from "./theme/tokens";

export interface QrCodeProps {
  /** The encoded text: an address with its fragment. */
  text: string;
  /** What it leads to, for screen readers. */
  label: string;
}

/** Styles of the code’s square, also used where a plain script draws it. */
export const codeStyles = {
  display: "block",
  width: "100%",
  maxWidth: "20rem",
  height: "auto",
  aspectRatio: "1",
  background: fixed.printPaper,
  borderRadius: leaf.s,
  // Cameras need dark on light in both colour schemes, and in print.
  forcedColorAdjust: "none",
  printColorAdjust: "exact",
} as const;

/** A QR code drawn on the device; the script that makes it is loaded when the first one is shown. */
export function QrCode({ text, label }: QrCodeProps) {
  const t = useTexts();
  const [drawing, setDrawing] = useState<QrDrawing | "loading" | "tooLong" | "failed">("loading");
  useEffect(() => {
    let isWanted = true;
    import("uqr").then(
      ({ encode }) => {
        if (!isWanted) return;
        try {
          setDrawing(qrPath(encode(text, { border: 0 }).data));
        } catch {
          // The text is too long for the largest code: the link can still be copied.
          setDrawing("tooLong");
        }
      },
      () => isWanted && setDrawing("failed"),
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  if (drawing === "loading") return <p role="status">{t("qr.loading")}</p>;
  if (drawing === "tooLong" || drawing === "failed") return <p role="alert">{t(`qr.${drawing}`)}</p>;
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${drawing.cells} ${drawing.cells}`} shapeRendering="crispEdges" css={codeStyles}>
      <path d={drawing.path} fill={fixed.printInk} />
    </svg>
  );
}
