import { useTexts } from "../../text/useTexts";
import { Icon } from "../../ui/Icon";
import { size } from "../../ui/theme/tokens";

export interface LinkHereProps {
  anchor: string;
  question: string;
}

/** A link to the question itself, to copy or to share. */
export function LinkHere({ anchor, question }: LinkHereProps) {
  const t = useTexts();
  return (
    <p className="no-print">
      <a
        href={`#${anchor}`}
        aria-label={t("faq.link", { question })}
        css={{
          display: "inline-flex",
          gap: "0.375rem",
          alignItems: "center",
          fontSize: size.small,
          "& .icon": { width: "1.125rem" },
        }}
      >
        <Icon name="link" /> {t("faq.linkHere")}
      </a>
    </p>
  );
}
