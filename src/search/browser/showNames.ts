import type { NameEntry } from "../../names/nameEntry";
import { joinSides, searchSides } from "../../names/search/bothSides";
import { type Language, nameFile, pathTo } from "../../routes/routes";
import type { Texts } from "../../text/formatText";

const most = 8;

/** Shows the names that match the query by their letters or their meaning, from the files of the name lists, which are loaded only now. */
export async function showNames(results: HTMLElement, query: string, texts: Texts, language: Language): Promise<void> {
  const button = results.querySelector<HTMLButtonElement>(".ask-names");
  if (button) button.disabled = true;
  const of = async (side: "girl" | "boy") => (await (await fetch(nameFile(side, language))).json()) as NameEntry[];
  try {
    const found = searchSides(joinSides(...(await Promise.all([of("girl"), of("boy")]))), query, language).found.slice(0, most);
    const list = document.createElement("ul");
    for (const { entry, sides } of found)
      for (const side of sides) {
        const item = document.createElement("li");
        const link = Object.assign(document.createElement("a"), { href: pathTo(`${side}Name`, language, { name: entry.slug }) });
        for (const [tag, text] of [
          ["b", entry.name],
          ["i", texts[side] ?? ""],
          ["small", entry.meaning],
        ] as const)
          link.append(Object.assign(document.createElement(tag), { textContent: text }));
        item.append(link);
        list.append(item);
      }
    const part = document.createElement("section");
    part.append(Object.assign(document.createElement("h2"), { textContent: texts["kind.names"] ?? "" }));
    part.append(found.length > 0 ? list : Object.assign(document.createElement("p"), { textContent: texts.noNames ?? "" }));
    button?.replaceWith(part);
    list.querySelector("a")?.focus();
  } catch (error) {
    console.error(error);
    if (button) Object.assign(button, { disabled: false, textContent: texts.failed });
  }
}
