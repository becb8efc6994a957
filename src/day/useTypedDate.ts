import type { RefObject } from "react";
import { useState } from "react";
import { readFormValues } from "../ui/device/readFormValues";
import { useOnMount } from "../ui/device/useOnChange";
import { noDate } from "../ui/form/dateParts";
import { readChoice } from "../ui/form/readChoice";
import type { DateKind } from "./changes";

/**
 * The kind and the date of a form. What was typed before the script was loaded is read once, and again when the form is sent.
 * @param prefix prefix of the field names, if a page has several forms
 */
export function useTypedDate(form: RefObject<HTMLFormElement>, kinds: readonly DateKind[], prefix: string) {
  const [kind, setKind] = useState<DateKind>(kinds[0] ?? "due");
  const [date, setDate] = useState(noDate);
  /** The values in the boxes, even if they are not in React’s state yet. */
  const readTyped = () => {
    const typed = readFormValues(form.current, {
      [`${prefix}kind`]: "",
      [`${prefix}day`]: "",
      [`${prefix}month`]: "",
      [`${prefix}year`]: "",
    }) as Record<string, string | undefined>;
    return {
      kind: readChoice(kinds, typed[`${prefix}kind`], kind),
      parts: {
        day: typed[`${prefix}day`] ?? date.day,
        month: typed[`${prefix}month`] ?? date.month,
        year: typed[`${prefix}year`] ?? date.year,
      },
    };
  };
  // Text typed before the script was loaded is read once.
  useOnMount(() => {
    const typed = readTyped();
    setKind(typed.kind);
    setDate(typed.parts);
  });
  return { kind, setKind, date, setDate, readTyped };
}
