import { useTranslation } from "react-i18next";
import { ghostButton } from "../../ui/Button.styles";
import { download } from "../../ui/device/download";
import { useCopied } from "../../ui/device/useCopied";
import { Icon } from "../../ui/Icon";
import type { CalendarEntry } from "./calendarFile";
import { downloadCalendar } from "./downloadCalendar";

export interface ResultActionsProps {
  isRemembered: boolean;
  onForget: () => void;
  /** A calendar file with the dates of the result, and what it is called. */
  calendar?: { fileName: string; entries: () => readonly CalendarEntry[] | Promise<readonly CalendarEntry[]> };
  /** A table of the result for spreadsheets. */
  table?: { fileName: string; content: () => string };
}

/** What one can do with a result: copy its link, print it, keep its dates, forget it. */
export function ResultActions({ isRemembered, onForget, calendar, table }: ResultActionsProps) {
  const { t } = useTranslation();
  const { copied, copy } = useCopied();
  return (
    <>
      <p className="actions row">
        {calendar && (
          <button type="button" css={ghostButton} onClick={() => downloadCalendar(calendar.fileName, calendar.entries())}>
            <Icon name="calendar" /> {t("tool.calendar")}
          </button>
        )}
        {table && (
          <button type="button" css={ghostButton} onClick={() => download(table.fileName, table.content(), "text/csv")}>
            <Icon name="download" /> {t("tool.table")}
          </button>
        )}
        <button type="button" css={ghostButton} onClick={() => copy(location.href)}>
          <Icon name="link" /> {t("tool.share")}
        </button>
        <button type="button" css={ghostButton} onClick={() => window.print()}>
          <Icon name="print" /> {t("tool.print")}
        </button>
        {isRemembered && (
          <button type="button" className="forget" css={ghostButton} onClick={onForget}>
            <Icon name="close" /> {t("tool.forget")}
          </button>
        )}
      </p>
      <p role="status">{copied && t(copied.isDone ? "tool.copied" : "tool.notCopied")}</p>
    </>
  );
}
