import { closest } from "./closest";

/** Unfolds what a link within the page leads to, copies the fragment to the link to the other language, and prints. */
export function followLinks(): void {
  document.addEventListener("click", (event) => {
    const inPage = closest(event, 'a[href^="#"]');
    const folded = inPage && document.getElementById(inPage.getAttribute("href")?.slice(1) ?? "")?.closest("details");
    if (folded) folded.open = true;
    const twin = closest(event, "a[data-twin]");
    if (twin instanceof HTMLAnchorElement) twin.hash = location.hash;
    if (closest(event, "[data-prints]")) print();
  });
}
