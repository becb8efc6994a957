// Over 120 lines: one section, each of its buttons a few lines.
/** Shows what is stored on the device, and exports it as a file or a link, imports it and deletes it. Plain script: the section can be read without it. */

import { localDate } from "../text/calendar";
import { type Backup, byKind, putBackup, restoreBackup, takeBackup, wipe } from "../ui/device/backup";
import type { Behaviour } from "../ui/device/behaviour";
import { copyText } from "../ui/device/copyText";
import { download } from "../ui/device/download";
import type { StoredId } from "../ui/device/stored";
import { drawCode } from "./drawCode";
import { fromFile, fromLink, join, toFile, toLink } from "./exportImport";
import { showOffer } from "./showOffer";

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

  /** State before the last change of everything, for “undo”. */
  let before: Backup | null = null;
  const undo = section.querySelector<HTMLButtonElement>("[data-undo]");
  const canUndo = (state: Backup | null) => {
    before = state;
    if (undo) undo.hidden = state === null;
  };

  const put = (chosen: Backup) => {
    const state = takeBackup();
    const count = putBackup(chosen, join);
    if (count === null) say(words.notKept);
    else say(count === 0 ? words.nothing : words.taken);
    canUndo(count ? state : null);
    show();
    tell();
  };

  const form = section.querySelector<HTMLFormElement>("form[data-offer]");
  const offer = (backup: Backup) => {
    if (form) showOffer(form, backup, put);
  };
  /** Removes shared data from the fragment of the address, so that it is offered only once. */
  const look = () => {
    const coming = fromLink(location.hash);
    if (!coming) return;
    history.replaceState(history.state, "", location.pathname);
    offer(coming);
  };

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
      const state = takeBackup();
      await wipe();
      for (const name of ["day", "quiet", "theme"]) delete document.documentElement.dataset[name];
      show();
      tell();
      say(words.wiped);
      canUndo(Object.keys(state).length === 0 ? null : state);
    },
    undo: () => {
      say(before === null || restoreBackup(before) ? words.undone : words.notKept);
      canUndo(null);
      show();
      tell();
    },
  };
  for (const control of all<HTMLButtonElement>("button[data-deed]"))
    control.addEventListener("click", () => deeds[control.dataset.deed ?? ""]?.());
  section.querySelector<HTMLInputElement>("input[type=file]")?.addEventListener("change", async ({ target }) => {
    const input = target as HTMLInputElement;
    const [file] = input.files ?? [];
    const coming = file ? fromFile(await file.text()) : undefined;
    if (coming) offer(coming);
    else if (coming === null) say(words.notOurs);
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
