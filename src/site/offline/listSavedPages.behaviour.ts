import type { Behaviour } from "../../ui/device/behaviour";
import { pageCache } from "./cacheNames";

/** Language and title of a page from its HTML, without the name of the site. */
function described(html: string): { language: string; title: string } {
  const { documentElement, title } = new DOMParser().parseFromString(html.slice(0, html.indexOf("</title>") + 8), "text/html");
  return { language: documentElement.lang, title: title.replace(/ – [^–]*$/, "") };
}

/** Lists the stored pages of this language, the newest first, with a button that deletes them. */
const listSavedPages: Behaviour = async (block) => {
  const list = block.querySelector("ul");
  const forget = block.querySelector("button");
  if (!list || !forget || !("caches" in window) || !(await caches.has(pageCache.name))) return;
  const cache = await caches.open(pageCache.name);
  const own = [location.pathname, block.dataset.own];
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => ({
      path: new URL(request.url).pathname,
      ...described((await (await cache.match(request))?.text()) ?? ""),
    })),
  );
  const entries = pages.reverse().filter(({ path, language }) => language === document.documentElement.lang && !own.includes(path));
  list.replaceChildren(
    ...entries.map(({ path, title }) => {
      const [line, link] = [document.createElement("li"), document.createElement("a")];
      link.href = path;
      link.textContent = title || path;
      line.append(link);
      return line;
    }),
  );
  block.hidden = entries.length === 0;
  forget.addEventListener("click", async () => {
    await caches.delete(pageCache.name);
    block.hidden = true;
  });
};

export default listSavedPages;
