import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { figureTable } from "../../ui/Table.styles";
import { TableBox } from "../../ui/TableBox";
import { rangeAtWeek, type WeightGainAnswer } from "./weightGain";
import { kiloRange } from "./weightWords";

export interface WeightWeeksProps {
  answer: Extract<WeightGainAnswer, { ok: true }>;
}

const weeks = [8, 12, 16, 20, 24, 28, 32, 36, 40] as const;

/** The range for every fourth week, as weight gained and as weight on the scale. */
export function WeightWeeks({ answer }: WeightWeeksProps) {
  const t = useTexts();
  const language = useLanguage();
  const { row, startKg } = answer;
  return (
    <section aria-labelledby="weeks-title" css={{ paddingTop: "3rem" }}>
      <h2 id="weeks-title">{t("weight.weeks.title")}</h2>
      <p css={{ maxWidth: "66ch", marginTop: "0.75rem" }}>{t("weight.weeks.text")}</p>
      <TableBox>
        <table css={{ ...figureTable, maxWidth: "none", marginTop: "1.25rem" }}>
          <thead>
            <tr>
              <th scope="col">{t("weight.weeks.week")}</th>
              <th scope="col">{t("weight.weeks.gain")}</th>
              <th scope="col">{t("weight.weeks.scale")}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => {
              const range = rangeAtWeek(row, week);
              const onScale = { lowKg: startKg + range.lowKg, highKg: startKg + range.highKg };
              return (
                <tr key={week}>
                  <th scope="row">{week}</th>
                  <td>{kiloRange(t, language, range)}</td>
                  <td>{kiloRange(t, language, onScale)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </TableBox>
    </section>
  );
}
