import { useTexts } from "../../text/useTexts";
import { WholeListLine } from "../../triage/WholeListLine";
import { BulletList } from "../../ui/BulletList";
import { leaf, media, use } from "../../ui/theme/tokens";

export interface RedFlagsProps {
  flags: readonly string[];
}

/** The signs at this age with which the child should be seen. */
export function RedFlags({ flags }: RedFlagsProps) {
  const t = useTexts();
  return (
    <section
      aria-labelledby="act"
      css={{
        background: use.tintHoney,
        borderRadius: leaf.l,
        padding: "1.25rem 1.5rem",
        breakInside: "avoid",
        "& p + ul, & ul + p": { marginTop: "0.75rem" },
        // The list, its signs and the questions print on one sheet.
        [media.print]: {
          padding: "0.2cm 0",
          fontSize: "8pt",
          lineHeight: 1.25,
          "& li": { marginTop: 0 },
          "& h2": { fontSize: "11pt" },
        },
      }}
    >
      <h2 id="act">{t("heading.act")}</h2>
      <p>{t("act")}</p>
      <BulletList items={flags} />
      <WholeListLine of="baby" />
      <p className="no-print">{t("early")}</p>
    </section>
  );
}
