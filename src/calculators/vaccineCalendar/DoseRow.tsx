import { formatDate } from "../../text/formatDate";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { Tag, type TagProps } from "../../ui/Tag";
import type { DoseStatus, Visit } from "../shared/vaccineCalendar";
import { doseWords } from "../shared/vaccineWords";

export interface DoseRowProps {
  dose: Visit["doses"][number];
  /** Left out where nothing can be ticked: before the birth, and for a child from a shared link. */
  onTick?: (isGiven: boolean) => void;
}

const tones: Record<DoseStatus, TagProps["tone"]> = {
  done: "sage",
  overdue: "honey",
  due: "blush",
  soon: "night",
  coming: "night",
  open: "sage",
  ask: "honey",
};

/** A dose with its limit, its note and its status, and a box to tick. */
export function DoseRow({ dose, onTick }: DoseRowProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <tr>
      <td>
        <div className="dose">
          {onTick === undefined ? (
            <span>{doseWords(dose, t)}</span>
          ) : (
            <label>
              <input
                type="checkbox"
                checked={dose.status === "done"}
                onChange={(event) => onTick(event.target.checked)}
                aria-describedby={dose.hasNote ? `${dose.key}-note` : undefined}
              />
              {doseWords(dose, t)}
            </label>
          )}
          {(dose.until || dose.hasNote) && (
            <div>
              {dose.until && <small>{t("vaccine.until", { date: formatDate(dose.until, language) })}</small>}
              {dose.hasNote && <small id={`${dose.key}-note`}>{t(`vaccine.note.${dose.key}`)}</small>}
            </div>
          )}
        </div>
      </td>
      <td>
        <Tag tone={tones[dose.status]}>{t(`vaccine.status.${dose.status}`)}</Tag>
      </td>
    </tr>
  );
}
