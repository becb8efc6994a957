import { useTexts } from "../../text/useTexts";
import { leaf, use } from "../../ui/theme/tokens";

export interface TiredSignsProps {
  text: string;
}

/** How a baby shows that it has had enough. */
export function TiredSigns({ text }: TiredSignsProps) {
  const t = useTexts();
  return (
    <section
      aria-labelledby="tired"
      css={{ background: use.tintNight, borderRadius: leaf.l, padding: "1.25rem 1.5rem", "& > h2 + p": { marginTop: "0.5rem" } }}
    >
      <h2 id="tired">{t("heading.tired")}</h2>
      <p>{text}</p>
    </section>
  );
}
