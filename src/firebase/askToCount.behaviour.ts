import type { Behaviour } from "../ui/device/behaviour";
import { type SiteEvent, siteEvent } from "../ui/device/events";
import { type Failure, failureEvent } from "../ui/device/failure";
import { onStoredElsewhere, readStored, writeStored } from "../ui/device/storage";
import { stored } from "../ui/device/stored";

type Answer = "yes" | "no";
const name = stored.consent.name;

/** The visitor’s answer; undefined, which counts as a no, if she has not answered. */
const answered = (): Answer | undefined => [readStored(name)].find((answer): answer is Answer => answer === "yes" || answer === "no");

/** What is recorded of an error: its kind and where it occurred, never its message, which could contain personal data. */
const valuesOf = (error: unknown) => {
  const { name: kind, file = "", reason = "" } = error as { name?: string; file?: string; reason?: string };
  return { kind: kind ?? "Error", file, reason };
};

/**
 * Asks whether visits may be counted, shows the answer and lets the visitor change it. Without a yes nothing is loaded or sent, and only the answer
 * is stored.
 */
const askToCount: Behaviour = (block) => {
  const buttons = [...block.querySelectorAll<HTMLButtonElement>("[data-answer]")];
  const status = block.querySelector<HTMLElement>("[role=status]");
  let counting: Promise<(name: string, values: SiteEvent["values"]) => void> | undefined;
  let isYes = false;

  const show = (): void => {
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.answer === answered()));
  };
  const log = (event: string, values: SiteEvent["values"]): void => {
    // If the counting script cannot be loaded, that is not an error of the page.
    counting?.then((tell) => tell(event, values)).catch(() => undefined);
  };
  const follow = (): void => {
    show();
    const wasYes = isYes;
    isYes = answered() === "yes";
    if (isYes) {
      counting ??= import("./firebase").then(({ startCounting }) => startCounting());
      counting.catch(() => {
        counting = undefined;
      });
    } else if (wasYes) {
      counting = undefined;
      import("./firebase").then(({ stopCounting }) => stopCounting()).catch(() => undefined);
    }
  };

  for (const button of buttons)
    button.addEventListener("click", () => {
      writeStored(name, button.dataset.answer);
      follow();
      if (status) status.textContent = block.dataset[button.dataset.answer ?? ""] ?? "";
    });
  addEventListener(siteEvent, (event) => {
    const { name: what, values } = (event as CustomEvent<SiteEvent>).detail;
    log(what, values);
  });
  addEventListener(failureEvent, (event) => log("load_failure", valuesOf((event as CustomEvent<Failure>).detail.error)));
  onStoredElsewhere(name, follow);
  follow();
};

export default askToCount;
