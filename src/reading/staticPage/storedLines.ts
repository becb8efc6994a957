import type { Language } from "../../routes/routes";
import { upperFirst } from "../../text/letters";
import type { Translate } from "../../text/textsFor";
import { storedKinds } from "../../ui/device/stored";

/**
 * The lines of the privacy page about everything the site stores on a device, one for each entry of the table that the code itself uses.
 * @param hasFirebase whether entries that only Firebase stores are included
 * @example storedLines(t, "tr", false)[0] // "Gece görünümü seçiminiz. (Kayıttaki adı: ninni-theme)"
 */
export const storedLines = (t: Translate, language: Language, hasFirebase: boolean): string[] =>
  storedKinds
    .filter(({ only }) => hasFirebase || !only)
    .map(({ id, name, isPrefix, in: place }) => {
      const line = t("stored.line", { name: isPrefix ? `${name}…` : name, what: upperFirst(t(`stored.${id}`), language) });
      return place === "session" ? `${line} ${t("stored.session")}` : line;
    });
