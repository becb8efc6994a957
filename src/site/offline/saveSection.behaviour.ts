import type { Language } from "../../routes/routes";
import type { Behaviour } from "../../ui/device/behaviour";
import { type KeepableSection, sectionCache } from "./cacheNames";

/** A button that stores a whole section on the device and shows its size, and one that deletes it again. */
const saveSection: Behaviour = (block) => {
  const { section = "", file = "", label = "" } = block.dataset;
  const language = document.documentElement.lang as Language;
  const name = sectionCache(section, language);
  const [keep, forget] = ["keep", "forget"].map((does) => block.querySelector<HTMLButtonElement>(`[data-does=${does}]`));
  const status = block.querySelector<HTMLElement>("[role=status]");
  if (!keep || !forget || !status) return;
  if (!("serviceWorker" in navigator) || !("caches" in window)) {
    block.hidden = true;
    return;
  }
  const show = (isSaved: boolean, words = ""): void => {
    keep.hidden = isSaved;
    forget.hidden = !isSaved;
    status.textContent = words;
  };
  const sectionOf = async (): Promise<KeepableSection> => {
    const response = await fetch(file);
    if (!response.ok) throw new Error(`saveSection requires ${file}`);
    return ((await response.json()) as Record<string, KeepableSection>)[section] as KeepableSection;
  };

  keep.addEventListener("click", async () => {
    keep.disabled = true;
    status.textContent = block.dataset.keeping ?? "";
    try {
      const { addresses } = await sectionOf();
      await navigator.serviceWorker.register("/sw.js");
      await (await caches.open(name)).addAll(addresses);
      // Some browsers delete what a site has stored if it is not opened for a week.
      await navigator.storage?.persist?.().catch(() => false);
      show(true, block.dataset.saved);
      forget.focus();
    } catch {
      await caches.delete(name);
      show(false, block.dataset.failed);
    }
    keep.disabled = false;
  });
  forget.addEventListener("click", async () => {
    await caches.delete(name);
    show(false, block.dataset.forgotten);
    keep.focus();
  });

  caches.has(name).then((isSaved) => show(isSaved, isSaved ? block.dataset.saved : ""));
  sectionOf().then(
    ({ bytes }) => {
      keep.textContent = label.replace("#", `${Math.ceil(bytes / 1024)} KB`);
    },
    // Without a network the button shows no size, and an error when it is tapped.
    () => undefined,
  );
};

export default saveSection;
