/**
 * Runs in the head of every page, before its styles are requested. It is printed into the HTML and must not use anything outside the function. It
 * reports styles that cannot be loaded, and shows the sentence with “try again” whenever src/ui/device/failure.ts reports an error.
 */
export function watchLoading(): void {
  const patienceMs = 120_000;
  const isStyle = (element: unknown): element is HTMLLinkElement => element instanceof HTMLLinkElement && element.rel === "stylesheet";
  const missing = new Set<HTMLLinkElement>();

  const showSentence = (): void => {
    const box = document.getElementById("load-error");
    if (!box) return;
    // Without styles the page is a long text: the sentence is then placed at its beginning, where the reader is.
    if (missing.size > 0) document.body.prepend(box);
    box.hidden = false;
  };

  const fail = (link: HTMLLinkElement, reason: string): void => {
    if (missing.has(link)) return;
    missing.add(link);
    const file = new URL(link.href).pathname;
    const error = Object.assign(new Error(`${file}: ${reason}`), { name: "StyleChunkLoadError", file, reason });
    dispatchEvent(new CustomEvent("ninni:failure", { detail: { error } }));
  };

  const watch = (link: HTMLLinkElement): void => {
    setTimeout(() => {
      if (!link.isConnected || link.sheet) return;
      // The browser shows nothing while styles are loading: they are given up, so that the page can be read without them.
      link.setAttribute("disabled", "");
      fail(link, "timeout");
    }, patienceMs);
  };

  addEventListener("ninni:failure", (event) => {
    const { error, isShown } = (event as CustomEvent<{ error: unknown; isShown?: boolean }>).detail;
    console.error(error);
    if (isShown) return;
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", showSentence);
    else showSentence();
  });

  // The error event of a file does not bubble; it can only be caught in the capture phase.
  addEventListener(
    "error",
    ({ target }) => {
      if (isStyle(target)) fail(target, "failed");
    },
    true,
  );

  addEventListener("ninni:again", () => {
    for (const link of Array.from(missing)) {
      missing.delete(link);
      const anew = link.cloneNode() as HTMLLinkElement;
      anew.removeAttribute("disabled");
      link.replaceWith(anew);
    }
  });

  // The links follow this script in the HTML.
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (isStyle(node)) watch(node);
  }).observe(document.head, { childList: true });
}
