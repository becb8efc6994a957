import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTexts } from "../../text/useTexts";
import { ghostButton, onlyWithScript } from "../../ui/Button.styles";
import { useOnMount } from "../../ui/device/useOnChange";
import { useStored } from "../../ui/device/useStored";
import { Icon } from "../../ui/Icon";
import type { DatedCareEntry } from "./careTimeline";
import { visitSheet } from "./careTimeline.styles";
import { SheetPaper } from "./SheetPaper";

export interface VisitSheetProps {
  /** The entries with their dates; null while no date is known. */
  dated: readonly DatedCareEntry[] | null;
  today: string;
}

/** One sheet to take to a visit: what is due around now, her own questions, and lines for the answers. Her questions are stored on the device only. */
export function VisitSheet({ dated, today }: VisitSheetProps) {
  const t = useTexts();
  const [questions, keep] = useStored("ninni-tool-care-questions", "");
  const [isPrinting, setPrinting] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  // Runs once: what she typed before the script loaded is added below what the device has.
  useOnMount(() => {
    const typed = box.current?.value ?? "";
    if (typed !== "") keep((saved) => [saved, typed].filter(Boolean).join("\n"));
  });
  useEffect(() => {
    const done = () => setPrinting(false);
    addEventListener("afterprint", done);
    return () => removeEventListener("afterprint", done);
  }, []);
  return (
    <section aria-labelledby="sheet" css={visitSheet} data-alone={isPrinting ? "" : undefined}>
      <h2 id="sheet">{t("care.sheet")}</h2>
      <div className="no-print" css={{ display: "grid", gap: "0.75rem" }}>
        <p>{t("care.sheet.text")}</p>
        <label htmlFor="care-questions">{t("care.questions")}</label>
        <textarea
          ref={box}
          id="care-questions"
          value={questions}
          onChange={(event) => keep(event.target.value)}
          placeholder={t("care.questions.hint")}
          maxLength={2000}
        />
        <p css={onlyWithScript}>
          <button
            type="button"
            data-waits=""
            css={ghostButton}
            onClick={() => {
              // Only the sheet may be visible before the browser renders the printout.
              flushSync(() => setPrinting(true));
              window.print();
            }}
          >
            <Icon name="print" /> {t("care.sheet.print")}
          </button>
        </p>
      </div>
      <SheetPaper dated={dated} questions={questions} today={today} isPrinting={isPrinting} />
    </section>
  );
}
