import type { FormEvent, ReactNode, RefObject } from "react";
import { useTexts } from "../../text/useTexts";
import { button, onlyWithScript } from "../../ui/Button.styles";
import { Icon } from "../../ui/Icon";
import { fixed, media, size } from "../../ui/theme/tokens";
import { calculatorForm, calculatorGrid, calculatorResult, calculatorSide } from "./calculator.styles";

export interface CalculatorFrameProps {
  /** Name of the form, for screen readers. */
  label: string;
  form: RefObject<HTMLFormElement>;
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
  /** The result, or null before there is one. */
  result: ReactNode;
  /** What is shown in place of the result before there is one. */
  waiting: ReactNode;
  /** A faint drawing of what the result will look like, in its place. */
  sketch?: ReactNode;
  /** Text of the button, where “work it out” does not fit. */
  submit?: string;
  /** Widths of form and result other than the usual ones, and what is below the result. */
  arrangement?: { columns: string; below?: ReactNode };
}

const waitingLine = {
  display: "flex",
  gap: "0.875rem",
  alignItems: "center",
  "& .icon": { width: "3rem", height: "auto", color: fixed.moon },
  // Beside the form: in the middle of the space reserved for the result.
  [media.halves]: {
    position: "absolute",
    inset: "0 20%",
    flexDirection: "column",
    justifyContent: "center",
    textAlign: "center",
    fontSize: size.lead,
  },
} as const;

/**
 * Form on the left, result on the right; the result stays in view. `method="dialog"` sends nothing anywhere, so that what is typed stays on the
 * device even if the script is off, blocked or broken; without scripting the button is hidden.
 */
export function CalculatorFrame({ label, form, onSubmit, children, result, waiting, sketch, submit, arrangement }: CalculatorFrameProps) {
  const t = useTexts();
  const isEmpty = !result && typeof waiting === "string";
  return (
    <div css={calculatorGrid(arrangement?.columns)}>
      <form ref={form} method="dialog" onSubmit={onSubmit} noValidate aria-label={label} css={calculatorForm}>
        {children}
        <button type="submit" css={{ ...button, ...onlyWithScript }}>
          {submit ?? t("tool.calculate")}
        </button>
      </form>
      <div css={calculatorSide}>
        <section id="result" tabIndex={-1} aria-labelledby="result-title" css={calculatorResult}>
          <h2 id="result-title">{t("tool.result")}</h2>
          {isEmpty ? (
            <p className="waiting" css={waitingLine}>
              <Icon name="moon" /> {waiting}
              {sketch}
            </p>
          ) : (
            result || waiting
          )}
        </section>
        {arrangement?.below}
      </div>
    </div>
  );
}
