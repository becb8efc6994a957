import type { Behaviour } from "../ui/device/behaviour";
import { readHospitalPhone } from "./hospitalPhone";

/** Shows a link that calls her hospital, if she has stored its number on this device. */
const callHospital: Behaviour = (link) => {
  const phone = readHospitalPhone();
  if (!phone) return;
  link.setAttribute("href", `tel:${phone}`);
  link.hidden = false;
};

export default callHospital;
