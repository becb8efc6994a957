import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { formatDate } from "../../text/formatDate";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { ghostButton, onlyWithScript } from "../../ui/Button.styles";
import { useOnMount } from "../../ui/device/useOnChange";
import { useStored } from "../../ui/device/useStored";
import { Icon } from "../../ui/Icon";
import { bullets } from "../../ui/theme/globalStyles";
import { type DatedCareEntry, isNear } from "./careTimeline";
import { visitSheet } from "./careTimeline.styles";

export interface VisitSheetProps {
  /** The entries with their dates; null while no date is known. */
  dated: readonly DatedCareEntry[] | null;
  today: string;
}

/** Empty lines on paper, for notes made at the visit. */
const emptyLines = 5;
const measures = ["pressure", "weight", "heart", "next"] as const;

/** One sheet to take to a visit: what is due around now, her own questions, and lines for the answers. Her questions are stored on the device only. */
export function VisitSheet({ dated, today }: VisitSheetProps) {
  const t = useTexts();
  const language = useLanguage();
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
  const near = (dated ?? []).filter((entry) => isNear(entry, today) && entry.kind !== "supplement" && entry.kind !== "paper");
  const ownQuestions = questions
    .split("\n")
    .map((question) => question.trim())
    .filter(Boolean);
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
      <div className="paper">
        {/* Not in the built page, because it is printed on another day. */}
        {isPrinting && <p>{formatDate(today, language)}</p>}
        {near.length > 0 && (
          <>
            <h3>{t("care.sheet.due")}</h3>
            <ul>
              {near.map(({ key, title }) => (
                <li key={key}>☐ {title}</li>
              ))}
            </ul>
          </>
        )}
        {ownQuestions.length > 0 && (
          <>
            <h3>{t("care.questions")}</h3>
            <ul css={bullets}>
              {ownQuestions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </>
        )}
        <h3>{t("care.sheet.answers")}</h3>
        <ul className="lines">
          {measures.map((measure) => (
            <li key={measure}>{t(`care.sheet.${measure}`)}</li>
          ))}
          {Array.from({ length: emptyLines }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty lines have nothing else
            <li key={line} />
          ))}
        </ul>
      </div>
    </section>
  );
}
