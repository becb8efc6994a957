import { useTexts } from "../../text/useTexts";
import { leaf, size, use } from "../../ui/theme/tokens";

/**
 * The one rule for every medicine prescribed by a doctor: ask before stopping, and before the next dose where the
 * page says so, as on isotretinoin and methotrexate.
 * @example {medicine.isPrescribed && <Never />}
 */
export function Never() {
  const t = useTexts();
  return (
    <section
      aria-labelledby="never"
      css={{
        background: use.tintHoney,
        borderRadius: leaf.l,
        padding: "1.125rem 1.25rem",
        breakInside: "avoid",
        "& h2": { fontSize: size.h3 },
        "& p": { marginTop: "0.375rem", maxWidth: "66ch" },
      }}
    >
      <h2 id="never">{t("medicine.never")}</h2>
      <p>{t("medicine.never.text")}</p>
    </section>
  );
}
