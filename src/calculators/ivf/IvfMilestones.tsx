import { formatDate } from "../../text/formatDate";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { figureTable } from "../../ui/Table.styles";
import { TableBox } from "../../ui/TableBox";
import { Tag } from "../../ui/Tag";
import type { IvfAnswer } from "../shared/ivf";

export interface IvfMilestonesProps {
  answer: Extract<IvfAnswer, { ok: true }>;
}

const tones = { past: "sage", now: "blush", next: "night" } as const;

/** The scans, tests and starts of trimesters and term with their dates, and which are past, now or next. */
export function IvfMilestones({ answer }: IvfMilestonesProps) {
  const t = useTexts();
  const language = useLanguage();
  const date = (value: string) => formatDate(value, language);
  return (
    <section aria-labelledby="dates-title" css={{ paddingTop: "3rem" }}>
      <h2 id="dates-title">{t("ivf.dates.title")}</h2>
      <p css={{ maxWidth: "66ch", marginTop: "0.75rem" }}>{t("ivf.dates.text")}</p>
      <TableBox>
        <table css={{ ...figureTable, maxWidth: "none", marginTop: "1.25rem" }}>
          <thead>
            <tr>
              <th scope="col">{t("ivf.dates.what")}</th>
              <th scope="col">{t("ivf.dates.when")}</th>
              <th scope="col">{t("ivf.dates.status")}</th>
            </tr>
          </thead>
          <tbody>
            {answer.milestones.map(({ key, from, to, status }) => (
              <tr key={key}>
                <th scope="row">{t(`ivf.milestone.${key}`)}</th>
                <td>{from === to ? date(from) : t("ivf.range", { from: date(from), to: date(to) })}</td>
                <td>
                  <Tag tone={tones[status]}>{t(`ivf.dates.${status}`)}</Tag>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </section>
  );
}
