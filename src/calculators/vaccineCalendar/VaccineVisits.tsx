import { useTranslation } from "react-i18next";
import { formatDate } from "../../text/formatDate";
import { useLanguage } from "../../text/useLanguage";
import { ghostButton } from "../../ui/Button.styles";
import { figureTable } from "../../ui/Table.styles";
import { TableBox } from "../../ui/TableBox";
import { Tag, type TagProps } from "../../ui/Tag";
import { tickBox } from "../../ui/TickBox.styles";
import { media, size, use } from "../../ui/theme/tokens";
import type { DoseStatus, Visit } from "../shared/vaccineCalendar";
import { ageWords, dayWords, doseWords } from "../shared/vaccineWords";

export interface VaccineVisitsProps {
  visits: readonly Visit[];
  /** Before the birth nothing can be ticked. */
  isPlanned: boolean;
  /** For a child from a shared link, nothing can be ticked. */
  isVisiting: boolean;
  onTick: (doseKeys: string[], isGiven: boolean) => void;
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

const styles = {
  ...figureTable,
  maxWidth: "none",
  "& tbody th": { paddingTop: "1.5rem" },
  "& td:last-of-type": { whiteSpace: "nowrap", width: "1%", paddingRight: 0 },
  "& tr": { breakInside: "avoid" },
  // The notes on a dose are beside it where there is room.
  "& .dose": { display: "grid", gap: "0 2rem", [media.aside]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" } },
  "& label": { display: "flex", gap: "0.75rem", alignItems: "flex-start", minHeight: "2.75rem", cursor: "pointer" },
  "& input": tickBox,
  "& small": { display: "block", fontSize: size.small, color: use.muted, maxWidth: "52ch" },
} as const;

/** All doses by visit, each with its date, its status and a box to tick. */
export function VaccineVisits({ visits, isPlanned, isVisiting, onTick }: VaccineVisitsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const missed = visits.flatMap(({ doses }) => doses).filter(({ status }) => status === "overdue");
  return (
    <section aria-labelledby="vaccine-list" css={{ display: "grid", gap: "0.75rem", paddingTop: "3rem" }}>
      <h2 id="vaccine-list">{t("vaccine.listTitle")}</h2>
      {!isVisiting && <p className="no-print">{t(isPlanned ? "vaccine.listPlanned" : "vaccine.listText")}</p>}
      {missed.length > 1 && !isVisiting && (
        <p className="no-print">
          <button
            type="button"
            css={ghostButton}
            onClick={() =>
              onTick(
                missed.map(({ key }) => key),
                true,
              )
            }
          >
            {t("vaccine.tickAll")}
          </button>
        </p>
      )}
      <TableBox>
        <table css={styles}>
          <caption className="visually-hidden">{t("vaccine.listCaption")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("vaccine.col.dose")}</th>
              <th scope="col">{t("vaccine.col.status")}</th>
            </tr>
          </thead>
          {visits.map(({ date, age, doses }) => (
            <tbody key={date}>
              <tr>
                <th colSpan={2} scope="rowgroup">
                  {t(doses.every(({ timing }) => timing === "from") ? "vaccine.visitFrom" : "vaccine.visit", {
                    date: dayWords(date, language),
                    age: ageWords(age, t),
                  })}
                </th>
              </tr>
              {doses.map((dose) => (
                <tr key={dose.key}>
                  <td>
                    <div className="dose">
                      {isPlanned || isVisiting ? (
                        <span>{doseWords(dose, t)}</span>
                      ) : (
                        <label>
                          <input
                            type="checkbox"
                            checked={dose.status === "done"}
                            onChange={(event) => onTick([dose.key], event.target.checked)}
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
              ))}
            </tbody>
          ))}
        </table>
      </TableBox>
    </section>
  );
}
