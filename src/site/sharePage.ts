import type { Behaviour } from "../islands/behaviour";
import { copyText } from "../ui/device/copyText";

/** Lets the buttons of ShareLinks copy the address and open the device's own sheet; a device without one does not show its button. */
const sharePage: Behaviour = (row) => {
  const { title = "", url = "", copied = "", failed = "" } = row.dataset;
  const status = row.querySelector("[role=status]");
  const sheet = row.querySelector<HTMLElement>("[data-share=sheet]");
  if (sheet && !navigator.share) sheet.style.visibility = "hidden";

  const say = (text: string): void => {
    if (status) status.textContent = text;
  };
  row.addEventListener("click", async ({ target }) => {
    const kind = target instanceof Element ? target.closest<HTMLElement>("[data-share]")?.dataset.share : undefined;
    if (kind === "copy") say((await copyText(url)) ? copied : failed);
    // A sheet that is closed again without a choice is no fault.
    if (kind === "sheet") await navigator.share({ title, url }).catch(() => undefined);
  });
};

export default sharePage;
