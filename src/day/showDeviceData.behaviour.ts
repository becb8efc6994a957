// Over 120 lines: one section, each of its buttons a few lines.
/** Shows what is stored on the device, and exports it as a file or a link, imports it and deletes it. Plain script: the section can be read without it. */

import { localDate } from "../text/calendar";
import { type Backup, putBackup, takeBackup, wipe } from "../ui/device/backup";
import type { Behaviour } from "../ui/device/behaviour";
import { copyText } from "../ui/device/copyText";
import { download } from "../ui/device/download";
import { type StoredId, storedKindOf } from "../ui/device/stored";
import { drawCode } from "./drawCode";
import { fromFile, fromLink, join, toFile, toLink } from "./exportImport";

/**
 * A stored text in readable form: JSON on several lines without its outer brackets, anything else unchanged.
 * @example readable('["girl-ada"]') // '"girl-ada"'
 */
export function readable(text: string): string {
  try {
    const found: unknown = JSON.parse(text);
    const value = typeof found === "object" && found !== null && "version" in found && "value" in found ? found.value : found;
    return JSON.stringify(value, null, 1)
      .replace(/^[[{]\n|\n[\]}]$/g, "")
      .replace(/^ /gm, "");
  } catch {
    return text;
  }
}

/**
 * The values of a backup by their entry in the table of stored.ts; other names are left out.
 * @example byKind({ "ninni-week-24": "[]", other: "x" }).get("week") // [["ninni-week-24", "[]"]]
 */
export function byKind(backup: Backup): Map<StoredId, [name: string, text: string][]> {
  const found = new Map<StoredId, [string, string][]>();
  for (const [name, text] of Object.entries(backup)) {
    const id = storedKindOf(name)?.id;
    if (id) found.set(id, [...(found.get(id) ?? []), [name, text]]);
  }
  return found;
}

const showDeviceData: Behaviour = (section) => {
  const all = <Kind extends HTMLElement = HTMLElement>(selector: string) => [...section.querySelectorAll<Kind>(selector)];
  const status = section.querySelector<HTMLElement>("[role=status]");
  const say = (message: string | undefined) => {
    if (status) status.textContent = message ?? "";
  };
  const words = section.dataset;
  /** Makes everything on the page that reads from the device read again. */
  const tell = () => dispatchEvent(new StorageEvent("storage", { key: null }));

  const show = () => {
    const kinds = byKind(takeBackup());
    for (const row of all("[data-stored]")) {
      const own = kinds.get(row.dataset.stored as StoredId) ?? [];
      row.hidden = own.length === 0;
      const place = row.querySelector("pre");
      if (place) place.textContent = own.map(([name, text]) => `${name}\n${readable(text)}`).join("\n\n");
    }
    for (const empty of all("[data-empty]")) empty.hidden = kinds.size > 0;
  };

  const put = (backup: Backup | null) => {
    const count = backup && putBackup(backup, join);
    if (backup === null) say(words.notOurs);
    else if (count === null) say(words.notKept);
    else say(words.taken);
    show();
    tell();
  };

  const offer = section.querySelector<HTMLElement>("[data-offer]");
  /** Removes shared data from the fragment of the address, so that it is offered only once. */
  const look = () => {
    const coming = fromLink(location.hash);
    if (!offer || !coming) return;
    history.replaceState(history.state, "", location.pathname);
    offer.hidden = false;
    offer.scrollIntoView({ block: "center" });
    const answer = (isTaken: boolean) => {
      offer.hidden = true;
      if (isTaken) put(coming);
    };
    const [take, leave] = ["take", "leave"].map((name) => offer.querySelector<HTMLButtonElement>(`[data-${name}]`));
    // A second link replaces one that was not answered.
    if (take) take.onclick = () => answer(true);
    if (leave) leave.onclick = () => answer(false);
    take?.focus();
  };

  let taken: Backup | null = null;
  const undo = section.querySelector<HTMLButtonElement>("[data-undo]");
  const deeds: Record<string, () => void | Promise<void>> = {
    file: () => download(`ninni-${localDate(new Date())}.json`, toFile(takeBackup(), localDate(new Date())), "application/json"),
    link: async () => {
      const link = `${location.origin}${location.pathname}${toLink(takeBackup())}`;
      const field = section.querySelector<HTMLInputElement>("[data-link] input");
      const place = section.querySelector<HTMLElement>("[data-link]");
      if (field && place) {
        place.hidden = false;
        field.value = link;
        field.select();
      }
      // A code drawn earlier would transfer an outdated state.
      for (const figure of all("figure")) figure.hidden = true;
      say((await copyText(link)) ? words.copied : words.notCopied);
    },
    code: async () => {
      const link = section.querySelector<HTMLInputElement>("[data-link] input")?.value ?? "";
      const [figure] = all("figure");
      const fault = figure && (await drawCode(figure, link));
      say(fault ? words[fault] : "");
    },
    load: () => section.querySelector<HTMLInputElement>("input[type=file]")?.click(),
    lasting: async () => {
      const isLasting = await navigator.storage?.persist?.().catch(() => false);
      say(isLasting ? words.lasting : words.notLasting);
    },
    wipe: async () => {
      taken = takeBackup();
      await wipe();
      for (const name of ["day", "quiet", "theme"]) delete document.documentElement.dataset[name];
      show();
      tell();
      say(words.wiped);
      if (undo) undo.hidden = Object.keys(taken).length === 0;
    },
    undo: () => {
      if (taken) put(taken);
      taken = null;
      if (undo) undo.hidden = true;
      say(words.undone);
    },
  };
  for (const control of all<HTMLButtonElement>("button[data-deed]"))
    control.addEventListener("click", () => deeds[control.dataset.deed ?? ""]?.());
  section.querySelector<HTMLInputElement>("input[type=file]")?.addEventListener("change", async ({ target }) => {
    const input = target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (file) put(fromFile(await file.text()));
    // So that the same file can be chosen again.
    input.value = "";
  });
  addEventListener("hashchange", look);
  for (const event of ["storage", "ninni:stored"]) addEventListener(event, show);
  section.addEventListener("toggle", show, true);
  show();
  look();
};

export default showDeviceData;
