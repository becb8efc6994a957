/**
 * The few lines that run on a page before, and often instead of, React: they are printed into the HTML and must not use anything outside
 * the function. Everything in them is an improvement of something that works without script.
 */

/** Runs in the head: the reader's own scheme is there before the first paint. */
export function applyTheme(): void {
  try {
    const theme = localStorage.getItem("ninni-theme");
    if (theme) document.documentElement.dataset.theme = theme;
  } catch {
    // Storage can be forbidden; the system's scheme stands.
  }
}

/**
 * Runs at the end of the body. Opens dialogs, switches the scheme, keeps the hash in the language link, and fetches the page's script at the
 * first sign of the reader, or 4 s after load. A tap or a sent form that comes before React is kept and given to it when it has arrived.
 * @param startsAtOnce true where there is nothing to read first; elsewhere only a shared result, behind the #, starts the script as soon as the
 * browser is idle
 */
export function boot(startsAtOnce: boolean): void {
  const kept: { target: Element; kind: "click" | "submit" }[] = [];
  let asked = false;
  let ready = false;

  const signs = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];
  // The same tap twice before the script is there counts once: nobody wants two print dialogs.
  const keep = (target: Element, kind: "click" | "submit"): void => {
    if (!kept.some((before) => before.target === target)) kept.push({ target, kind });
  };
  const closest = (event: Event, selector: string): HTMLElement | null =>
    event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

  const showScheme = (isDark: boolean): void => {
    for (const button of Array.from(document.querySelectorAll("[data-night]"))) button.setAttribute("aria-pressed", String(isDark));
  };

  const start = (): void => {
    const template = document.querySelector<HTMLTemplateElement>("template[data-scripts]");
    if (asked || !template) return;
    asked = true;
    for (const old of Array.from(template.content.querySelectorAll("script"))) {
      const script = document.createElement("script");
      for (const { name, value } of Array.from(old.attributes)) script.setAttribute(name, value);
      script.async = false;
      script.textContent = old.textContent;
      if (script.src) script.onerror = () => document.getElementById("load-error")?.removeAttribute("hidden");
      document.body.append(script);
    }
  };

  document.addEventListener("click", (event) => {
    const opener = closest(event, "[data-opens]");
    const dialog = opener && document.getElementById(opener.dataset.opens ?? "");
    if (dialog instanceof HTMLDialogElement) {
      event.preventDefault();
      dialog.showModal();
      return;
    }
    if (event.target instanceof HTMLDialogElement) event.target.close();
    closest(event, "dialog a")?.closest("dialog")?.close();
    const night = closest(event, "[data-night]");
    if (night) {
      const root = document.documentElement;
      const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
      root.dataset.theme = isDark ? "light" : "dark";
      showScheme(!isDark);
      try {
        localStorage.setItem("ninni-theme", root.dataset.theme);
      } catch {
        // The choice then lasts for this page only.
      }
      return;
    }
    const inPage = closest(event, 'a[href^="#"]');
    const folded = inPage && document.getElementById(inPage.getAttribute("href")?.slice(1) ?? "")?.closest("details");
    if (folded) folded.open = true;
    const twin = closest(event, "a[data-twin]");
    if (twin instanceof HTMLAnchorElement) twin.hash = location.hash;
    const needsReact = closest(event, "button[data-react]");
    if (needsReact && !ready) {
      event.preventDefault();
      keep(needsReact, "click");
    }
  });

  document.addEventListener("submit", (event) => {
    if (ready || !(event.target instanceof HTMLFormElement) || event.target.closest("dialog")) return;
    event.preventDefault();
    keep(event.target, "submit");
  });

  document.addEventListener("ninni:ready", () => {
    ready = true;
    for (const { target, kind } of kept.splice(0)) {
      if (!target.isConnected) continue;
      if (kind === "submit") (target as HTMLFormElement).requestSubmit();
      else (target as HTMLElement).click();
    }
  });

  const dark =
    document.documentElement.dataset.theme === "dark" ||
    (!document.documentElement.dataset.theme && matchMedia("(prefers-color-scheme: dark)").matches);
  showScheme(dark);
  document.querySelectorAll("[data-centre]").forEach((rail) => {
    const current = rail.querySelector<HTMLElement>("[aria-current]");
    if (current) rail.scrollLeft = current.offsetLeft - rail.clientWidth / 2 + current.clientWidth / 2;
  });

  const onSign = (event: Event): void => {
    // A rail that was brought to its middle is no sign of the reader; a page that scrolls is.
    if (event.type === "scroll" && event.target !== document) return;
    for (const sign of signs) removeEventListener(sign, onSign, true);
    start();
  };
  for (const sign of signs) addEventListener(sign, onSign, { passive: true, capture: true });
  addEventListener("load", () => {
    if (startsAtOnce || location.hash.includes("=")) "requestIdleCallback" in window ? requestIdleCallback(start) : setTimeout(start, 200);
    setTimeout(start, 4000);
  });
}
