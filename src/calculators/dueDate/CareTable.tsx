import { formatDate } from "../../text/formatDate";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { figureTable } from "../../ui/Table.styles";
import { TableBox } from "../../ui/TableBox";
import { Tag } from "../../ui/Tag";
import { size, use } from "../../ui/theme/tokens";
import type { CareItem, CareWindow } from "../shared/careWindows";

export interface CareTableProps {
  milestones: readonly CareItem[];
  /** The same items with their dates; null while there is no due date. */
  windows: readonly CareWindow[] | null;
}

const styles = {
  ...figureTable,
  maxWidth: "none",
  marginTop: "1.25rem",
  "& small": { display: "block", fontSize: size.caption, color: use.muted, fontWeight: 400 },
  "& td:last-of-type": { paddingRight: 0 },
} as const;

const tones = { past: "sage", now: "blush", next: "night" } as const;

/** Follow-ups, tests and vaccines with their weeks; once there is a due date, also with dates and which are past, open or next. */
export function CareTable({ milestones, windows }: CareTableProps) {
  const t = useTexts();
  const language = useLanguage();
  const date = (value: string) => formatDate(value, language);
  const dates = ({ start, end }: CareWindow) => {
    if (!end) return t("due.openRange", { from: date(start) });
    const from = start.slice(0, 4) === end.slice(0, 4) ? formatDate(start, language, { day: "numeric", month: "long" }) : date(start);
    return t("due.range", { from, to: date(end) });
  };
  const dated = new Map((windows ?? []).map((window) => [window.key, window]));
  return (
    <section aria-labelledby="care-title" css={{ paddingTop: "3rem" }}>
      <h2 id="care-title">{t("due.care.title")}</h2>
      <p css={{ maxWidth: "66ch", marginTop: "0.75rem" }}>{t("due.care.text")}</p>
      {!windows && <p css={{ maxWidth: "66ch", color: use.muted }}>{t("due.care.before")}</p>}
      <TableBox>
        <table css={styles}>
          <thead>
            <tr>
              <th scope="col">{t("due.care.what")}</th>
              <th scope="col">{t(windows ? "due.care.weeksDates" : "due.care.weeks")}</th>
              {windows && <th scope="col">{t("due.care.status")}</th>}
            </tr>
          </thead>
          <tbody>
            {milestones.map(({ key, title, optional, weekFrom, weekTo }) => {
              const window = dated.get(key);
              // Below the dates, the weeks are in smaller letters.
              const Weeks = window ? "small" : "span";
              return (
                <tr key={key}>
                  <th scope="row">
                    {title}
                    {optional && <small>{t("due.care.optional")}</small>}
                  </th>
                  <td>
                    {window && dates(window)}
                    <Weeks>
                      {weekTo >= 42 ? t("due.care.fromWeek", { from: weekFrom }) : t("due.care.weekRange", { from: weekFrom, to: weekTo })}
                    </Weeks>
                  </td>
                  {window && (
                    <td>
                      <Tag tone={tones[window.status]}>{t(`due.care.${window.status}`)}</Tag>
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </TableBox>
    </section>
  );
}
