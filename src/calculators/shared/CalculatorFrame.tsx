import type { Interpolation, Theme } from "@emotion/react";
import type { FormEvent, ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { button, onlyWithScript } from "../../ui/Button.styles";
import { Icon } from "../../ui/Icon";
import { fixed, media, size } from "../../ui/theme/tokens";
import { calculatorForm, calculatorGrid, calculatorResult } from "./calculator.styles";

export interface CalculatorFrameProps {
  /** Name of the form, for screen readers. */
  label: string;
  form: RefObject<HTMLFormElement>;
  onSubmit: (event: FormEvent) => void;
  /** The fields. */
  children: ReactNode;
  /** The result, or null before there is one. */
  result: ReactNode;
  /** What stands in the result's place before. */
  waiting: ReactNode;
  /** Words of the button, where “work it out” does not fit. */
  submit?: string;
  /** Another arrangement of form and result than half and half. */
  arrangement?: { readonly grid: Interpolation<Theme>; readonly result: Interpolation<Theme> };
}

const waitingLine = {
  display: "flex",
  gap: "0.875rem",
  alignItems: "center",
  "& .icon": { flex: "none", width: "2.25rem", height: "2.25rem" },
  // Beside the form: in the middle of the place it keeps.
  [media.halves]: {
    flexDirection: "column",
    maxWidth: "30ch",
    marginInline: "auto",
    paddingTop: "2.5rem",
    textAlign: "center",
    fontSize: size.lead,
    lineHeight: 1.45,
    "& .icon": { width: "3.5rem", height: "3.5rem", color: fixed.moon },
  },
} as const;

/**
 * Form at the left, result at the right; the result gets the focus and keeps its place. `method="dialog"` sends nothing anywhere, so that what is
 * typed stays on the device even where the script is off, blocked or broken; without scripting the button is not there at all.
 */
export function CalculatorFrame({ label, form, onSubmit, children, result, waiting, submit, arrangement }: CalculatorFrameProps) {
  const { t } = useTranslation();
  return (
    <div css={arrangement?.grid ?? calculatorGrid}>
      <form ref={form} method="dialog" onSubmit={onSubmit} noValidate aria-label={label} css={calculatorForm}>
        {children}
        <button type="submit" css={{ ...button, ...onlyWithScript }}>
          {submit ?? t("tool.calculate")}
        </button>
      </form>
      <section id="result" tabIndex={-1} aria-labelledby="result-title" css={arrangement?.result ?? calculatorResult}>
        <h2 id="result-title">{t("tool.result")}</h2>
        {result ??
          (typeof waiting === "string" ? (
            <p css={waitingLine}>
              <Icon name="moon" /> {waiting}
            </p>
          ) : (
            waiting
          ))}
      </section>
    </div>
  );
}
