import { formatNumber } from "../../text/formatNumber";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { figureTable } from "../../ui/Table.styles";
import { TableBox } from "../../ui/TableBox";
import { bullets } from "../../ui/theme/globalStyles";
import { bands, signs } from "./pregnancySigns";

/** Questions with answers of their own; the other ones are ticked or not. */
const withOwnAnswers = ["sex", "late", "nausea"];

/** The points of every answer, and the sums that lead to each outcome. */
export function QuizPoints() {
  const t = useTexts();
  const language = useLanguage();
  const number = (points: number) => formatNumber(points, language, Number.isInteger(points) ? 0 : 1);
  const answerText = (question: string, answer: string) =>
    withOwnAnswers.includes(question) ? t(`quiz.${question}.${answer}`) : t(`quiz.${answer}`);
  return (
    <>
      <TableBox>
        <table css={figureTable}>
          <thead>
            <tr>
              <th scope="col">{t("quiz.col.question")}</th>
              <th scope="col">{t("quiz.col.points")}</th>
            </tr>
          </thead>
          <tbody>
            {signs.map(({ key, answers }) => (
              <tr key={key}>
                <th scope="row">{t(withOwnAnswers.includes(key) ? `quiz.${key}` : `quiz.sign.${key}`)}</th>
                <td>
                  {answers.map(({ answer, points }) => (
                    <div key={answer}>{t("quiz.answer", { answer: answerText(key, answer), points: number(points) })}</div>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      <ul css={bullets}>
        {bands.map(({ key, pointsFrom, pointsTo }, i) => (
          <li key={key}>
            {t(i === bands.length - 1 ? "quiz.bandFrom" : "quiz.bandRange", {
              from: number(pointsFrom),
              to: number(pointsTo),
              band: t(`quiz.outcome.${key}`),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
