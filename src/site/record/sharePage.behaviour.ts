import type { Behaviour } from "../../ui/device/behaviour";
import { copyText } from "../../ui/device/copyText";

/** Makes the buttons of ShareLinks copy the address and open the device’s share sheet; a device without a share sheet does not show that button. */
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
    // Closing the sheet without a choice is not an error.
    if (kind === "sheet") await navigator.share({ title, url }).catch(() => undefined);
  });
};

export default sharePage;
