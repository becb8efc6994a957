import { useTexts } from "../../text/useTexts";
import { evidenceLevels } from "../../vocabulary/evidence";
import { EvidenceTag } from "../EvidenceTag";

const styles = {
  display: "grid",
  gap: "1rem",
  "& dt": { marginBottom: "0.25rem" },
  "& dd": { maxWidth: "66ch" },
} as const;

/** Explains the labels for how sure the meaning of a name is. */
export function EvidenceLevels() {
  const t = useTexts();
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
