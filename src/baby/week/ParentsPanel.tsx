import { paragraphs } from "../../site/record/RecordPage";
import { useTexts } from "../../text/useTexts";
import { leaf, use } from "../../ui/theme/tokens";

export interface ParentsPanelProps {
  texts: readonly string[];
}

/** A panel of its own, because this section is about the parents and not the baby. */
const parentsPanel = {
  background: use.surface,
  borderRadius: leaf.xl,
  padding: "clamp(1.375rem, 3vw, 2.25rem)",
  "& p + p": { marginTop: "1rem" },
} as const;

/** The section for the parents, with its own heading. */
export function ParentsPanel({ texts }: ParentsPanelProps) {
  const t = useTexts();
  return (
    <div css={{ paddingTop: "2rem" }}>
      <section aria-labelledby="parents" css={parentsPanel}>
        <h2 id="parents">{t("heading.parents")}</h2>
        {paragraphs(texts)}
      </section>
    </div>
  );
}
