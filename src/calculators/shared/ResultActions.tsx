import { useState } from "react";
import { useTexts } from "../../text/useTexts";
import { copyText } from "../../ui/device/copyText";
import { download } from "../../ui/device/download";
import { Icon } from "../../ui/Icon";
import { media, size } from "../../ui/theme/tokens";
import { actionRow, panelButton } from "./calculator.styles";
import type { CalendarEntry } from "./calendarFile";
import { downloadCalendar } from "./downloadCalendar";

export interface ResultActionsProps {
  isRemembered: boolean;
  onForget: () => void;
  /** The link that opens this result, where that is not the address of the page. */
  link?: () => string;
  /** File name and entries of a calendar file with the dates of the result. */
  calendar?: { fileName: string; entries: () => readonly CalendarEntry[] | Promise<readonly CalendarEntry[]> };
  /** File name and text of a table of the result for spreadsheets. */
  table?: { fileName: string; content: () => string };
}

/** All buttons fit in one row on a phone too, with their words under the icons. */
const rowButton = {
  ...panelButton,
  padding: "0.625rem",
  fontSize: size.small,
  [media.small]: { flex: "1 1 0", flexDirection: "column", justifyContent: "start", padding: "0.625rem 0.25rem", fontSize: size.tab },
} as const;

/** The button that deletes is less prominent than the others, and on a phone it is below them. */
const forgetButton = {
  ...rowButton,
  borderColor: "transparent",
  [media.small]: { ...rowButton[media.small], flex: "1 0 100%", flexDirection: "row", justifyContent: "center" },
} as const;

/** Buttons for a result: save its dates or table, copy its link, print it, forget it. */
export function ResultActions({ isRemembered, onForget, link, calendar, table }: ResultActionsProps) {
  const t = useTexts();
  const [isCopied, setCopied] = useState<boolean | null>(null);
  return (
    <>
      <p css={actionRow}>
        {calendar && (
          <button type="button" css={rowButton} onClick={() => downloadCalendar(calendar.fileName, calendar.entries())}>
            <Icon name="calendar" /> {t("tool.calendar")}
          </button>
        )}
        {table && (
          <button type="button" css={rowButton} onClick={() => download(table.fileName, table.content(), "text/csv")}>
            <Icon name="download" /> {t("tool.table")}
          </button>
        )}
        <button type="button" css={rowButton} onClick={async () => setCopied(await copyText(link?.() ?? location.href))}>
          <Icon name="link" /> {t("tool.share")}
        </button>
        <button type="button" css={rowButton} onClick={() => window.print()}>
          <Icon name="print" /> {t("tool.print")}
        </button>
        {isRemembered && (
          <button type="button" css={forgetButton} onClick={onForget}>
            <Icon name="close" /> {t("tool.forget")}
          </button>
        )}
      </p>
      <p role="status">{isCopied !== null && t(isCopied ? "tool.copied" : "tool.notCopied")}</p>
    </>
  );
}
