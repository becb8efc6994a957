import { patienceMs } from "../../ui/device/patience";
import type { Early } from "./early";
import { whenParsed } from "./whenParsed";

/** Shows the sentence with “try again”, which reloads the page, while the script of every page is not there. */
function showSentence(): void {
  const box = document.getElementById("load-error");
  if (!box || document.documentElement.dataset.live === "") return;
  box.hidden = false;
  box.onclick = () => location.reload();
}

/** Notes what could not be loaded so far, and says so if the script of every page itself is missing. */
export function noteMissing({ missing }: Early): void {
  // The error event of a file does not bubble; it can only be caught in the capture phase.
  addEventListener(
    "error",
    ({ target }) => {
      missing.push(target as Element);
      if ((target as Element).localName === "script") whenParsed(showSentence);
    },
    true,
  );
  setTimeout(showSentence, patienceMs);
}
