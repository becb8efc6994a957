import type { Behaviour } from "../islands/behaviour";

/**
 * The other page takes the place of this one in the history, so that Back does not return, and is not told where the reader comes from: what the link says
 * of that holds for links alone. Until it is there nothing of this page is to be seen.
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
