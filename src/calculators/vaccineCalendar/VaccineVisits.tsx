import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { ghostButton } from "../../ui/Button.styles";
import { figureTable } from "../../ui/Table.styles";
import { TableBox } from "../../ui/TableBox";
import { tickBox } from "../../ui/TickBox.styles";
import { media, size, use } from "../../ui/theme/tokens";
import type { Visit } from "../shared/vaccineCalendar";
import { ageWords, dayWords } from "../shared/vaccineWords";
import { DoseRow } from "./DoseRow";

export interface VaccineVisitsProps {
  visits: readonly Visit[];
  /** Before the birth nothing can be ticked. */
  isPlanned: boolean;
  /** For a child from a shared link, nothing can be ticked. */
  isVisiting: boolean;
  onTick: (doseKeys: string[], isGiven: boolean) => void;
}

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
  const t = useTexts();
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
                <DoseRow
                  key={dose.key}
                  dose={dose}
                  onTick={isPlanned || isVisiting ? undefined : (isGiven) => onTick([dose.key], isGiven)}
                />
              ))}
            </tbody>
          ))}
        </table>
      </TableBox>
    </section>
  );
}
