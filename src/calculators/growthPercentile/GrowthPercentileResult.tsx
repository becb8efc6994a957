import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { later } from "../../islands/later";
import { actionRow, panelButton } from "../shared/calculator.styles";
import { type GrowthFields, isMeasured, toInput, toldBy } from "./growthFields";
import type { Indicator } from "./growthValue";
import { useGrowthTable } from "./useGrowthTable";
import type { Visit } from "./visitList";

export interface GrowthPercentileResultProps {
  /** The checked fields and visits, oldest visit first. */
  check: { fields: GrowthFields; visits: readonly Visit[] };
  today: string;
  /** The measure shown first. */
  first: Indicator;
  isRemembered: boolean;
  /** Called with the new list when a visit was removed or confirmed. */
  onChange: (visits: readonly Visit[]) => void;
  /** Called to put a visit back into the form, with its date or age in words, or to start a new one (null). */
  onEdit: (visit: Visit | null, when?: string) => void;
  onForget: () => void;
}

const GrowthSheet = later(() => import("./GrowthSheet").then(({ GrowthSheet }) => GrowthSheet));

/** The measures compared with the reference; its table and the components that draw it are loaded together, when they are needed. */
export function GrowthPercentileResult(props: GrowthPercentileResultProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string>(props.first);
  const {
    first,
    check: { fields, visits },
  } = props;
  const measured = toldBy(toInput(fields, { date: "" }, first, null).standard).filter((indicator) =>
    visits.some((visit) => isMeasured(visit, indicator)),
  );
  const indicator = measured.find((one) => one === chosen) ?? measured[0] ?? first;
  const { sex = "girl", standard } = toInput(fields, { date: "" }, indicator, null);
  const { table, retry } = useGrowthTable(standard, indicator, sex);
  useEffect(() => {
    // The failure is reported in the place of the sheet.
    GrowthSheet.load().catch(() => undefined);
  }, []);
  if (table === "loading") return <p>{t("growth.loading")}</p>;
  if (table === "failed")
    return (
      <p css={actionRow}>
        {t("growth.failed")}{" "}
        <button type="button" css={panelButton} onClick={retry}>
          {t("growth.retry")}
        </button>
      </p>
    );
  return <GrowthSheet result={props} table={table} indicator={indicator} measured={measured} onChoose={setChosen} />;
}
