import type { Behaviour } from "../islands/behaviour";

/**
 * Replaces this page by the other one in the history, so that Back does not return, and sends no referrer: the link’s own `rel` has no effect here.
 * Until the other page is loaded, nothing of this page is visible.
 */
const leave: Behaviour = (link) => {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    document.body.hidden = true;
    const silent = Object.assign(document.createElement("meta"), { name: "referrer", content: "no-referrer" });
    document.head.append(silent);
    location.replace((link as HTMLAnchorElement).href);
  });
};

export default leave;
