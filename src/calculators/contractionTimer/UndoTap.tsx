import { useTexts } from "../../text/useTexts";
import { Icon } from "../../ui/Icon";
import type { Timer } from "./useTimer";

export interface UndoTapProps {
  timer: Timer;
}

/** Takes back a deletion or a turned record, else the last tap. */
export function UndoTap({ timer }: UndoTapProps) {
  const t = useTexts();
  const { restorable } = timer;
  return restorable ? (
    <button type="button" className="undo" onClick={timer.restore}>
      <Icon name="left" /> {t(`timer.restore.${restorable}`)}
    </button>
  ) : (
    <button type="button" className="undo" hidden={!timer.takeBack} onClick={() => timer.takeBack?.()}>
      <Icon name="left" /> {t("timer.undo")}
    </button>
  );
}
