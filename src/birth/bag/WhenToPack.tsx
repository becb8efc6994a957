import { useTexts } from "../../text/useTexts";
import { prose } from "../../ui/theme/globalStyles";
import { leaf, size, use } from "../../ui/theme/tokens";

const when = {
  ...prose,
  background: use.tintHoney,
  borderRadius: leaf.l,
  padding: "1.125rem 1.25rem",
  marginBottom: "1.25rem",
  "& h2": { fontSize: size.h3 },
  "& p": { maxWidth: "66ch" },
} as const;

/** By when the bag is packed, and when she goes without it. */
export function WhenToPack() {
  const t = useTexts();
  return (
    <section aria-labelledby="when" className="no-print" css={when}>
      <h2 id="when">{t("bag.when.title")}</h2>
      <p>{t("bag.when.text")}</p>
      <p>
        <strong>{t("bag.when.go")}</strong>
      </p>
    </section>
  );
}
