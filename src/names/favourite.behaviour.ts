import type { Behaviour } from "../ui/device/behaviour";
import { onStoredElsewhere, readList, writeStored } from "../ui/device/storage";
import { shortlistName } from "./nameId";

/** The heart on a name's own page: puts the name in `data-id` on the shortlist of this device, or removes it. */
const favourite: Behaviour = (button) => {
  const { id = "" } = button.dataset;
  const show = () => button.setAttribute("aria-pressed", String(readList(shortlistName).includes(id)));
  show();
  onStoredElsewhere(shortlistName, show);
  button.addEventListener("click", () => {
    const names = readList(shortlistName);
    writeStored(shortlistName, names.includes(id) ? names.filter((other) => other !== id) : [...names, id]);
    show();
  });
};

export default favourite;
