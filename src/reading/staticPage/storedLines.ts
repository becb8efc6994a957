import type { TFunction } from "i18next";
import { storedKinds } from "../../ui/device/stored";

/**
 * What the privacy page says of everything the site keeps on a device, a line for each entry of the table the code itself uses.
 * @param hasFirebase whether what only Firebase keeps is part of it
 * @example storedLines(t, false)[0] // "“ninni-theme”: gece görünümü seçiminiz."
 */
export const storedLines = (t: TFunction, hasFirebase: boolean): string[] =>
  storedKinds
    .filter(({ only }) => hasFirebase || !only)
    .map(({ id, name, isPrefix, in: place }) => {
      const line = t("stored.line", { name: isPrefix ? `${name}…` : name, what: t(`stored.${id}`) });
      return place === "session" ? `${line} ${t("stored.session")}` : line;
    });
