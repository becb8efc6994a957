/**
 * The few lines that run on a page before, and often instead of, the site's script: they are printed into the HTML and must not use anything outside
 * the function. Everything in them is an improvement of something that works without script.
 */

/**
 * Runs in the head: the reader's own scheme, quiet mode and “no size comparisons” are there before the first paint (src/ui/theme/quietStyles.ts says what
 * they do), and `data-day` where she has left a date (src/site/ownDay.ts), so that the place of what follows from it is free from the start. What is chosen
 * in another tab, or while this page lay behind another, is there at once too.
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
      // Storage can be forbidden; the system's scheme stands, and what was chosen on this page.
    }
  };
  apply();
  for (const sign of ["storage", "pageshow", "visibilitychange"]) addEventListener(sign, apply);
  try {
    const day = localStorage.getItem("ninni-day") ?? localStorage.getItem("ninni-own-date");
    if (/"(due|born)":"\d/.test(day ?? "")) root.dataset.day = "";
  } catch {
    // Then no place is reserved.
  }
}

/**
 * Runs at the end of the body. Opens dialogs, switches the scheme, prints, carries the hash over to the other language, and fetches the site's
 * script at the first sign of the reader, or 4 s after load, and the service worker last of all. A tap or a sent form that comes before its part of the page can answer is held back and
 * given to it when it can. Where there is nothing to read first (`data-starts`), the reader's own day is to be shown, a shared result waits behind the #, or
 * the device has kept what a part goes on with (`data-resumes`, with its name), the script starts as soon as the browser is idle.
 * On a page the browser draws ahead it waits until that page is opened: what is kept on the device may have changed by then.
 * @param speculationRules which pages the browser may fetch or draw ahead; left out where data is to be saved
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
  // The same tap twice before the script is there counts once: nobody wants two print dialogs.
  const hold = (target: Element, kind: "click" | "submit"): void => {
    if (!held.some((before) => before.target === target)) held.push({ target, kind });
    target.closest("[data-island]")?.setAttribute("data-held", "");
  };
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
    // What came may be another page, or half of the script: the whole one says that it runs.
    script.onload = () => fail("broken");
    document.body.append(script);
  };

  // The menu is the header's, which every page holds: its groups come into the sheet when that is opened first.
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
    // A group of the header's menu closes when the tap is elsewhere.
    for (const open of document.querySelectorAll<HTMLDetailsElement>("details[name=nav][open]"))
      if (!open.contains(event.target as Node)) open.open = false;
    const inPage = closest(event, 'a[href^="#"]');
    const folded = inPage && document.getElementById(inPage.getAttribute("href")?.slice(1) ?? "")?.closest("details");
    if (folded) folded.open = true;
    const twin = closest(event, "a[data-twin]");
    if (twin instanceof HTMLAnchorElement) twin.hash = location.hash;
    if (closest(event, "[data-prints]")) print();
    const again = closest(event, "[data-again]");
    if (again) {
      again.closest<HTMLElement>("[role=alert]")?.setAttribute("hidden", "");
      isFetched = root.dataset.script !== undefined;
      dispatchEvent(new Event("ninni:again"));
      start();
    }
    const waiting = closest(event, "button[data-waits]");
    if (waiting && !waiting.closest("[data-ready]")) {
      event.preventDefault();
      hold(waiting, "click");
    }
  });

  document.addEventListener("keydown", (event) => {
    const open = event.key === "Escape" && document.querySelector<HTMLDetailsElement>("details[name=nav][open]");
    if (!open) return;
    open.open = false;
    open.querySelector("summary")?.focus();
  });

  // What the day of the reader (src/site/ownDay.ts) changes on any page: links marked `data-own` lead to her own week, of pregnancy before 42 weeks, of
  // the youngest child up to 52, and advice by stage opens at hers. In quiet mode nothing counts.
  try {
    const saved = JSON.parse(localStorage.getItem("ninni-day") ?? localStorage.getItem("ninni-own-date") ?? "{}");
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
      if (!(week >= 1 && week <= (isBorn ? 52 : 41)) || root.dataset.quiet !== undefined) continue;
      own.setAttribute("href", `${own.dataset.to}${week}`);
      own.dataset.filled = "";
      const words = own.querySelector("span");
      if (words) words.textContent = (own.dataset.says ?? "").replace("#", String(week)).replace("%", String(done % 7));
      // In a list of weeks the reader's own is marked.
      for (const link of document.querySelectorAll(`main li a[href="${own.dataset.to}${week}"]`)) link.setAttribute("aria-current", "true");
    }
    const afterBirth = days.born >= 0 && days.born < 84 ? "afterBirth" : "";
    const stage = isPregnant ? (days.due < 140 ? "before20" : "from20") : afterBirth;
    for (const choice of document.querySelectorAll<HTMLInputElement>(`main input[type=radio][value="${stage}"]`)) choice.checked = true;
  } catch {
    // Nothing known, or nothing of ours: the page stays as it is.
  }

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.closest("dialog, [data-ready]")) return;
    event.preventDefault();
    hold(form, "submit");
  });

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
  // Back on a page that was left open behind another, which may have switched the scheme.
  addEventListener("pageshow", showScheme);
  document.querySelectorAll("[data-centre]").forEach((rail) => {
    const current = rail.querySelector<HTMLElement>("[aria-current]");
    if (current) rail.scrollLeft = current.offsetLeft - rail.clientWidth / 2 + current.clientWidth / 2;
  });

  const onSign = (event: Event): void => {
    // We scrolled this rail ourselves; only page scrolling means the reader is here.
    if (event.type === "scroll" && event.target !== document) return;
    for (const sign of signs) removeEventListener(sign, onSign, true);
    start();
  };
  for (const sign of signs) addEventListener(sign, onSign, { passive: true, capture: true });
  // What goes on by the clock, like a contraction that is timed, is there again at once.
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
    // What is needed without a network comes last, and not by itself where data is to be saved.
    if ("serviceWorker" in navigator && !saysSaveData)
      setTimeout(() => navigator.serviceWorker.register("/sw.js").catch(() => undefined), 6000);
  };
  if (document.readyState === "complete") onLoad();
  else addEventListener("load", onLoad);
}
