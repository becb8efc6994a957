import { useEffect, useState } from "react";
import { later } from "../../islands/later";
import { useTexts } from "../../text/useTexts";
import { actionRow, panelButton } from "../shared/calculator.styles";
import { isMeasured, toInput, toldBy } from "./growthFields";
import type { GrowthPercentileResultProps } from "./growthResult.types";
import { useGrowthTable } from "./useGrowthTable";

const GrowthSheet = later(() => import("./GrowthSheet").then(({ GrowthSheet }) => GrowthSheet));

/** The measures compared with the reference; its table and the components that draw it are loaded together, when they are needed. */
export function GrowthPercentileResult(props: GrowthPercentileResultProps) {
  const t = useTexts();
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
