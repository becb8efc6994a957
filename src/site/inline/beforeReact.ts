/**
 * The inline script, which runs before the site’s script and often instead of it: its functions are printed into the HTML and must not use anything
 * outside themselves, which makes them long: over 200 lines. Everything here improves something that also works without script.
 */

/**
 * Runs in the head and applies before the first paint: the reader’s colour scheme, quiet mode and “no size comparisons” (src/ui/theme/quietStyles.ts
 * says what they do), and `data-day` if a date is stored (src/site/ownDay/ownDay.ts), so that space for its content is reserved from the start. A choice
 * made in another tab, or while this page was in the background, is applied at once too.
 */
export function applyTheme(): void {
  const root = document.documentElement;
  const apply = (): void => {
    try {
      const theme = localStorage.getItem("ninni-theme");
      if (theme) root.dataset.theme = theme;
      const quiet = localStorage.getItem("ninni-quiet");
      root.toggleAttribute("data-quiet", quiet === '"on"');
      root.toggleAttribute("data-gentle", quiet === '"gentle"');
      root.toggleAttribute("data-no-sizes", localStorage.getItem("ninni-no-sizes") === "true");
    } catch {
      // Storage can be forbidden: the system’s colour scheme then applies, and what was chosen on this page.
    }
  };
  apply();
  for (const sign of ["storage", "pageshow", "visibilitychange"]) addEventListener(sign, apply);
  try {
    const day = localStorage.getItem("ninni-day") ?? localStorage.getItem("ninni-own-date");
    if (/"(due|born)":"\d/.test(day ?? "")) root.dataset.day = "";
  } catch {
    // Then no space is reserved.
  }
}

/**
 * Runs at the end of the body. It leaves a discreet page, opens dialogs, switches the colour scheme, prints, and copies the fragment to the link to the other language. It
 * loads the site’s script at the first sign of the reader, or 4 s after load, and the service worker last of all. A tap or a submitted form that
 * comes before its part of the page is ready is held back and passed on later. The script starts as soon as the browser is idle if there is nothing
 * to read first (`data-starts`), if the reader’s own day is to be shown, if there is a shared result in the fragment, or if the device has stored the
 * state of something in progress (`data-resumes`, with its name). A page the browser prerenders waits until it is opened, because what is stored on
 * the device may have changed by then.
 * @param speculationRules which pages the browser may fetch or render ahead; left out where data is to be saved
 */
export function boot(speculationRules: string): void {
  if ("prerendering" in document && document.prerendering) {
    document.addEventListener("prerenderingchange", () => boot(speculationRules), { once: true });
    return;
  }
  const root = document.documentElement;
  const saysSaveData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  let held: { target: Element; kind: "click" | "submit" }[] = [];
  let isFetched = false;

  const signs = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "scroll"];
  const closest = (event: Event, selector: string): HTMLElement | null =>
    event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

  const isDark = (): boolean => (root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches);
  const showScheme = (): void => {
    for (const button of document.querySelectorAll("[data-night]")) button.setAttribute("aria-pressed", String(isDark()));
  };

  const start = (): void => {
    if (isFetched || !document.querySelector("[data-island], [data-behaviour]")) return;
    isFetched = true;
    const script = document.createElement("script");
    script.src = "/app.js";
    const fail = (reason: string): void => {
      clearTimeout(timer);
      if (root.dataset.script !== undefined || !script.isConnected) return;
      script.remove();
      const error = Object.assign(new Error(`/app.js: ${reason}`), { name: "ChunkLoadError", file: "/app.js", reason });
      dispatchEvent(new CustomEvent("ninni:failure", { detail: { error } }));
    };
    const timer = setTimeout(() => fail("timeout"), 120_000);
    script.onerror = () => fail("failed");
    // The response may be another page, or half of the script: the whole script marks that it runs.
    script.onload = () => fail("broken");
    document.body.append(script);
  };

  // The menu reuses the groups of the header, which is in every page: they are copied into the dialog when it is first opened.
  const fill = (list: Element | null): void => {
    if (!list || list.firstChild) return;
    for (const group of document.querySelectorAll("header nav > ul > li > *")) {
      const copy = list.appendChild(group.cloneNode(true)) as HTMLDetailsElement;
      if (copy.open) copy.open = false;
      if (copy.localName === "details") copy.setAttribute("name", "menu");
    }
  };

  document.addEventListener("click", (event) => {
    const opener = closest(event, "[data-opens]");
    const dialog = opener && document.getElementById(opener.dataset.opens ?? "");
    if (dialog instanceof HTMLDialogElement) {
      event.preventDefault();
      fill(dialog.querySelector("[data-menu]"));
      dialog.showModal();
      return;
    }
    if (event.target instanceof HTMLDialogElement) event.target.close();
    closest(event, "dialog a")?.closest("dialog")?.close();
    const night = closest(event, "[data-night]");
    if (night) {
      root.dataset.theme = isDark() ? "light" : "dark";
      showScheme();
      try {
        localStorage.setItem("ninni-theme", root.dataset.theme);
      } catch {
        // The choice then lasts for this page only.
      }
      return;
    }
    // A tap elsewhere closes an open group of the header’s menu.
    for (const open of document.querySelectorAll<HTMLDetailsElement>("details[name=nav][open]"))
      if (!open.contains(event.target as Node)) open.open = false;
    const inPage = closest(event, 'a[href^="#"]');
    const folded = inPage && document.getElementById(inPage.getAttribute("href")?.slice(1) ?? "")?.closest("details");
    if (folded) folded.open = true;
    const twin = closest(event, "a[data-twin]");
    if (twin instanceof HTMLAnchorElement) twin.hash = location.hash;
    if (closest(event, "[data-prints]")) print();
    // “Exit this page” (src/site/shell/LeaveLink.tsx) replaces this page in the history, so that Back does not return. Until the other page is loaded, nothing
    // of this page is visible. That it sends no referrer is said in the page’s head: the link’s own `rel` has no effect here.
    const exit = closest(event, "a[data-leave]");
    if (exit instanceof HTMLAnchorElement) {
      event.preventDefault();
      document.body.hidden = true;
      location.replace(exit.href);
    }
    const again = closest(event, "[data-again]");
    if (again) {
      again.closest<HTMLElement>("[role=alert]")?.setAttribute("hidden", "");
      isFetched = root.dataset.script !== undefined;
      dispatchEvent(new Event("ninni:again"));
      start();
    }
  });

  document.addEventListener("keydown", (event) => {
    const open = event.key === "Escape" && document.querySelector<HTMLDetailsElement>("details[name=nav][open]");
    if (!open) return;
    open.open = false;
    open.querySelector("summary")?.focus();
  });

  // What the reader’s own day (src/site/ownDay/ownDay.ts) changes on any page: links marked `data-own` lead to her own week of pregnancy (before 42 weeks)
  // or of her youngest child (up to week 52), and choices marked `data-for` are made. In quiet mode none of this happens.
  try {
    // In quiet mode the attribute is empty, which is no JSON, so that this part ends here.
    const saved = JSON.parse(root.dataset.quiet ?? localStorage.getItem("ninni-day") ?? localStorage.getItem("ninni-own-date") ?? "{}");
    const day = (saved.value ?? saved) as { due?: string; born?: string; children?: { born: string }[] };
    const born = (day.children ?? []).map((child) => child.born).sort();
    const now = new Date();
    const daysSince = (date = ""): number =>
      Math.round((Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - Date.parse(date)) / 864e5);
    const days = { due: daysSince(day.due) + 280, born: daysSince(day.born ?? born[born.length - 1]) };
    const isPregnant = days.due >= 0 && days.due < 294;
    for (const own of document.querySelectorAll<HTMLElement>("[data-own]")) {
      const isBorn = own.dataset.own === "born";
      const done = isBorn ? days.born : days.due;
      const week = Math.floor(done / 7) + (isBorn ? 1 : 0);
      if (!(week >= 1 && week <= (isBorn ? 52 : 41))) continue;
      own.setAttribute("href", `${own.dataset.to}${week}`);
      own.dataset.filled = "";
      const words = own.querySelector("span");
      if (words) words.textContent = (own.dataset.says ?? "").replace("#", String(week)).replace("%", String(done % 7));
      // Marks the reader’s own week in a list of weeks.
      for (const link of document.querySelectorAll(`main li a[href="${own.dataset.to}${week}"]`)) link.setAttribute("aria-current", "true");
    }
    // Choices marked `data-for` with what she is: expecting (“due”), before or from 20 weeks, or in the first year after a birth (“born”).
    // What she has chosen herself stays: only the default changes.
    const own = isPregnant ? ["due", days.due < 140 ? "before20" : "from20"] : days.born >= 0 && days.born < 364 ? ["born"] : [];
    for (const choice of document.querySelectorAll<HTMLInputElement>("main [data-for]"))
      if (own.includes(choice.dataset.for as string)) choice.defaultChecked = true;
  } catch {
    // No stored date, or not a value of ours: the page stays as it is.
  }

  // Stopped on their way down: React may listen already, a moment before the part is ready, and the tap would count twice. A repeated tap counts once:
  // otherwise two print dialogs would open.
  for (const kind of ["click", "submit"] as const)
    document.addEventListener(
      kind,
      (event) => {
        const target = closest(event, kind === "click" ? "button[data-waits]" : "form");
        if (!target || target.closest("dialog, [data-ready]")) return;
        event.preventDefault();
        event.stopPropagation();
        if (!held.some((before) => before.target === target)) held.push({ target, kind });
        target.closest("[data-island]")?.setAttribute("data-held", "");
      },
      true,
    );

  document.addEventListener("ninni:ready", ({ target: part }) => {
    const isOf = (target: Element): boolean => part instanceof Element && part.contains(target);
    const due = held.filter(({ target }) => isOf(target));
    held = held.filter(({ target }) => !isOf(target));
    for (const { target, kind } of due) {
      if (kind === "submit") (target as HTMLFormElement).requestSubmit();
      else (target as HTMLElement).click();
    }
  });

  if (!saysSaveData) {
    const rules = document.createElement("script");
    rules.type = "speculationrules";
    rules.textContent = speculationRules;
    document.head.append(rules);
  }

  showScheme();
  // After returning to a page in the background; another page may have switched the colour scheme.
  addEventListener("pageshow", showScheme);
  document.querySelectorAll("[data-centre]").forEach((rail) => {
    const current = rail.querySelector<HTMLElement>("[aria-current]");
    if (current) rail.scrollLeft = current.offsetLeft - rail.clientWidth / 2 + current.clientWidth / 2;
  });

  const onSign = (event: Event): void => {
    // This scroll event is from a rail scrolled by this script; only scrolling the page is a sign of the reader.
    if (event.type === "scroll" && event.target !== document) return;
    for (const sign of signs) removeEventListener(sign, onSign, true);
    start();
  };
  for (const sign of signs) addEventListener(sign, onSign, { passive: true, capture: true });
  // Something that continues with the clock, like a contraction being timed, is loaded again at once.
  const hasKept = (): boolean => {
    try {
      const name = document.querySelector<HTMLElement>("[data-resumes]")?.dataset.resumes;
      return name !== undefined && localStorage.getItem(name) !== null;
    } catch {
      return false;
    }
  };
  const onLoad = (): void => {
    const ownDay = root.dataset.day === undefined ? "" : ",[data-island=dayCard]";
    if (document.querySelector(`[data-starts]${ownDay}`) || location.hash.includes("=") || hasKept())
      "requestIdleCallback" in window ? requestIdleCallback(start) : setTimeout(start, 200);
    setTimeout(start, 4000);
    // The service worker comes last, and is not registered automatically where data is to be saved.
    if ("serviceWorker" in navigator && !saysSaveData)
      setTimeout(() => navigator.serviceWorker.register("/sw.js").catch(() => undefined), 6000);
  };
  if (document.readyState === "complete") onLoad();
  else addEventListener("load", onLoad);
}
