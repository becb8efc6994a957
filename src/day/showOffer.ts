import type { Language } from "../routes/routes";
import { dayNumber } from "../text/calendar";
import { formatDate } from "../text/formatDate";
import type { Backup } from "../ui/device/backup";
import { chosenPart, type OfferId, type OfferLine, offerOf } from "./offeredLines";

/** What a line contains, for the reader: the number of its ticks, or dates, names and the telephone number. */
const contents = ({ count, holds }: OfferLine): string => {
  const language = document.documentElement.lang as Language;
  const shown = holds.map((text) => (dayNumber(text) === null ? text : formatDate(text, language)));
  return count === null ? shown.join(" · ") : `(${count})`;
};

/**
 * Shows what a backup would bring and calls `take` with the part the reader has chosen. A second backup replaces one that was not answered.
 * @param form the form of ImportOffer.tsx
 * @param take gets the chosen part; not called if she declines
 */
export function showOffer(form: HTMLFormElement, backup: Backup, take: (chosen: Backup) => void): void {
  const lines = new Map<string, OfferLine>(offerOf(backup).map((line) => [line.id, line]));
  const boxes = [...form.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
  for (const box of boxes) {
    const line = lines.get(box.value);
    const row = box.closest<HTMLElement>("[data-line]");
    const holds = row?.querySelector("[data-holds]");
    box.checked = line?.isChosen ?? false;
    if (row) row.hidden = !line;
    if (holds) holds.textContent = line ? contents(line) : "";
  }
  form.hidden = false;
  form.scrollIntoView({ block: "center" });
  form.onsubmit = (event) => {
    event.preventDefault();
    form.hidden = true;
    take(
      chosenPart(
        backup,
        boxes.filter(({ checked }) => checked).map(({ value }) => value as OfferId),
      ),
    );
  };
  const leave = form.querySelector<HTMLButtonElement>("[data-leave]");
  if (leave)
    leave.onclick = () => {
      form.hidden = true;
    };
  form.querySelector<HTMLButtonElement>("[type=submit]")?.focus();
}
