import type { Behaviour } from "../../islands/behaviour";
import { detectDevice } from "../../site/device";

/** Sends the visitor to the address the page names for her device: `data-android`, `data-ios` or `data-other`. */
const sendToStore: Behaviour = ({ dataset }) => {
  location.replace(dataset[detectDevice(navigator.userAgent, navigator.maxTouchPoints)] ?? "/");
};

export default sendToStore;
