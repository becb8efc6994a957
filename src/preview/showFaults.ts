/**
 * What the preview adds to a page in the browser: it reloads the page when the content changes, and shows errors at their fields. Printed into the
 * page as text.
 */
import type { PlacedFault } from "./faults";

/**
 * Shows errors on the page: above the texts they are about, else at the top of the page; those of other pages in a folded list. It must work without
 * imports, because the browser gets only this function.
 */
export function showFaults(faults: readonly PlacedFault[], page: Document): void {
  for (const old of page.querySelectorAll("[data-preview-fault]")) old.remove();
  const main = page.querySelector("main");
  if (!main) return;
  const plain = (text: string): string => text.replace(/\s+/g, " ").trim();
  const blocks = [...main.querySelectorAll<HTMLElement>("p,li,h1,h2,h3,h4,td,th,dt,dd,summary,figcaption,label,legend,blockquote")];
  const holds = blocks.map((block) => [block, plain(block.textContent ?? "")] as const);
  const look =
    "font:500 .875rem/1.45 sans-serif;color:CanvasText;background:Canvas;border:3px solid red;border-radius:.5rem;padding:.5rem .75rem;margin:.5rem 0;text-align:left";
  const box = (fault: PlacedFault): HTMLElement => {
    const element = page.createElement("div");
    element.dataset.previewFault = fault.path;
    element.setAttribute("role", "note");
    element.style.cssText = look;
    const isNamed = fault.path.split(".").includes(fault.language ?? "");
    const where = [fault.file, fault.path, isNamed ? null : fault.language].filter(Boolean).join(" · ");
    const strong = page.createElement("strong");
    strong.textContent = where;
    element.append(strong, where ? " – " : "", fault.message);
    return element;
  };
  const head: HTMLElement[] = [];
  const elsewhere: HTMLElement[] = [];
  for (const fault of faults) {
    // The innermost block that contains the text: blocks are in page order, each before those inside it.
    const text = fault.texts.map(plain).find((one) => one.length > 2 && holds.some(([, held]) => held.includes(one)));
    const place = text === undefined ? undefined : holds.filter(([, held]) => held.includes(text)).at(fault.isOwn ? 0 : -1)?.[0];
    if (place && (fault.isOwn || (text?.length ?? 0) > 20)) {
      // React would treat a box inside an island as its own element.
      const island = place.closest("[data-island]");
      if (island) island.before(box(fault));
      else place.prepend(box(fault));
    } else if (fault.isOwn || fault.page === null) {
      head.push(box(fault));
    } else {
      const item = box(fault);
      const link = page.createElement("a");
      link.href = fault.page;
      link.textContent = " Show its page";
      item.append(link);
      elsewhere.push(item);
    }
  }
  if (head.length + elsewhere.length === 0) return;
  const top = page.createElement("div");
  top.dataset.previewFault = "";
  top.append(...head);
  if (elsewhere.length > 0) {
    const details = page.createElement("details");
    details.style.cssText = look;
    const summary = page.createElement("summary");
    summary.textContent = `${elsewhere.length} ${elsewhere.length === 1 ? "fault" : "faults"} on other pages`;
    details.append(summary, ...elsewhere);
    top.append(details);
  }
  main.prepend(top);
}

/** Listens to the preview server. It must use nothing but the function passed to it. */
export function follow(show: typeof showFaults): void {
  const ask = async (): Promise<void> => {
    const answer = await fetch(`/__preview/faults?path=${encodeURIComponent(location.pathname)}`);
    show(await answer.json(), document);
  };
  const events = new EventSource("/__preview/events");
  events.addEventListener("changed", () => location.reload());
  events.addEventListener("faults", ask);
  ask();
}
