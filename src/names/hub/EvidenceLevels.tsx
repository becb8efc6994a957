import { useTranslation } from "react-i18next";
import { EvidenceTag } from "../EvidenceTag";
import { evidenceLevels } from "../evidence";

const styles = {
  display: "grid",
  gap: "1rem",
  "& dt": { marginBottom: "0.25rem" },
  "& dd": { maxWidth: "66ch" },
} as const;

/** What each word about the evidence of a meaning stands for. */
export function EvidenceLevels() {
  const { t } = useTranslation();
  return (
    <dl css={styles}>
      {evidenceLevels.map((level) => (
        <div key={level}>
          <dt>
            <EvidenceTag evidence={level} />
          </dt>
          <dd>{t(`hub.evidence.${level}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
