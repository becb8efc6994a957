import { useState } from "react";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { ghostButton, iconButton } from "../../ui/Button.styles";
import { Icon } from "../../ui/Icon";
import { TableBox } from "../../ui/TableBox";
import { type Contraction, lengthOf, minute } from "./contractions";
import { historyTable } from "./timer.styles";
import { rowInWords } from "./timerWords";

export interface ContractionListProps {
  history: readonly Contraction[];
  onRemove: (one: Contraction) => void;
}

/** Number shown on the screen at first; the printout and the text have all of them. */
const atFirst = 12;
/** Length of a contraction whose bar fills the column, in milliseconds. */
const widest = 1.5 * minute;

/** The contractions, newest first, each with its length and the time since the start of the one before. */
export function ContractionList({ history, onRemove }: ContractionListProps) {
  const t = useTexts();
  const language = useLanguage();
  const [isWhole, setWhole] = useState(false);
  const rows = history.map((one, i) => ({ one, ...rowInWords(t, language, one, history[i - 1]) })).reverse();
  return (
    <>
      <TableBox>
        <table css={historyTable} data-alone="">
          <thead>
            <tr>
              {["time", "length", "distance"].map((column) => (
                <th key={column} scope="col">
                  {t(`timer.table.${column}`)}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{t("timer.table.bar")}</span>
              </th>
              <th scope="col">
                <span className="visually-hidden">{t("timer.table.remove")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ one, time, length, distance }, i) => (
              <tr key={one.start} css={!isWhole && i >= atFirst ? { "@media screen": { display: "none" } } : undefined}>
                <th scope="row">{time}</th>
                <td>{length}</td>
                <td>{distance}</td>
                <td>
                  <span className="bar" style={{ width: `${Math.min(100, Math.round(((lengthOf(one) ?? 0) / widest) * 100))}%` }} />
                </td>
                <td>
                  <button type="button" css={iconButton} aria-label={t("timer.remove", { time })} onClick={() => onRemove(one)}>
                    <Icon name="close" />
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      {rows.length > atFirst && !isWhole && (
        <p className="no-print" css={{ marginTop: "0.75rem" }}>
          <button type="button" css={ghostButton} onClick={() => setWhole(true)}>
            {t("timer.showAll", { count: rows.length })}
          </button>
        </p>
      )}
    </>
  );
}
