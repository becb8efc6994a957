import type { TFunction } from "i18next";
import type { Language } from "../../routes/routes";
import { upperFirst } from "../../text/letters";
import { storedKinds } from "../../ui/device/stored";

/**
 * What the privacy page says of everything the site keeps on a device, a line for each entry of the table the code itself uses.
 * @param hasFirebase whether what only Firebase keeps is part of it
 * @example storedLines(t, "tr", false)[0] // "Gece görünümü seçiminiz. (Kayıttaki adı: ninni-theme)"
 */
export const storedLines = (t: TFunction, language: Language, hasFirebase: boolean): string[] =>
  storedKinds
    .filter(({ only }) => hasFirebase || !only)
    .map(({ id, name, isPrefix, in: place }) => {
      const line = t("stored.line", { name: isPrefix ? `${name}…` : name, what: upperFirst(t(`stored.${id}`), language) });
      return place === "session" ? `${line} ${t("stored.session")}` : line;
    });
