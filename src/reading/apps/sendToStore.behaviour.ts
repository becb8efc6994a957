import { detectDevice } from "../../site/promo/device";
import type { Behaviour } from "../../ui/device/behaviour";

/** Redirects the visitor to the address that the page gives for her device: `data-android`, `data-ios` or `data-other`. */
const sendToStore: Behaviour = ({ dataset }) => {
  location.replace(dataset[detectDevice(navigator.userAgent, navigator.maxTouchPoints)] ?? "/");
};

export default sendToStore;
