import { type Language, nameFile, pathTo } from "../../routes/routes";
import type { Texts } from "../../text/formatText";
import { fold } from "../../text/letters";
import { queryWords } from "../../text/words";

interface NameOfFile {
  name: string;
  slug: string;
  meaning: string;
}

const most = 8;

/** Shows the names that equal or begin with a word of the query, from the files of the name lists, which are loaded only now. */
export async function showNames(results: HTMLElement, query: string, texts: Texts, language: Language): Promise<void> {
  const button = results.querySelector<HTMLButtonElement>(".ask-names");
  if (button) button.disabled = true;
  const words = queryWords(query, language);
  const of = async (side: "girl" | "boy") => {
    const names = (await (await fetch(nameFile(side, language))).json()) as NameOfFile[];
    return names.map((name) => ({ ...name, side, folded: fold(name.name, "tr") }));
  };
  try {
    const all = (await Promise.all([of("girl"), of("boy")])).flat();
    const found = words
      .flatMap((word) => [
        ...all.filter(({ folded }) => folded === word),
        ...all.filter(({ folded }) => folded !== word && folded.startsWith(word)),
      ])
      .slice(0, most);
    const list = document.createElement("ul");
    for (const { name, slug, meaning, side } of found) {
      const item = document.createElement("li");
      const link = Object.assign(document.createElement("a"), { href: pathTo(`${side}Name`, language, { name: slug }) });
      for (const [tag, text] of [
        ["b", name],
        ["i", texts[side] ?? ""],
        ["small", meaning],
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
