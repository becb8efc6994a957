import type { Behaviour } from "../../islands/behaviour";
import { detectDevice } from "../../site/device";

/** Redirects the visitor to the address that the page gives for her device: `data-android`, `data-ios` or `data-other`. */
const sendToStore: Behaviour = ({ dataset }) => {
  location.replace(dataset[detectDevice(navigator.userAgent, navigator.maxTouchPoints)] ?? "/");
};

export default sendToStore;
