import { formatDate } from "../../text/formatDate";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { figureTable } from "../../ui/Table.styles";
import { TableBox } from "../../ui/TableBox";
import { type CareEntry, weekStart } from "./careTimeline";
import { lineSection } from "./careTimeline.styles";

export interface WhoContact {
  contact: number;
  /** Completed week: the first contact is by the end of it, the others around it. */
  week: number;
}

export interface CareContactsProps {
  entries: readonly CareEntry[];
  contacts: readonly WhoContact[];
  /** First day of the last period, `YYYY-MM-DD`; null where it is not known. */
  period: string | null;
}

/** Türkiye's four visits compared with the eight contacts of the World Health Organization. */
export function CareContacts({ entries, contacts, period }: CareContactsProps) {
  const t = useTexts();
  const language = useLanguage();
  const visits = entries.filter(({ from, kind }) => from === "period" && kind === "visit");
  return (
    <section aria-labelledby="contacts" css={lineSection}>
      <h2 id="contacts">{t("care.contacts")}</h2>
      <p css={{ maxWidth: "66ch" }}>{t("care.contacts.text")}</p>
      <TableBox>
        <table css={{ ...figureTable, marginTop: "1rem" }}>
          <thead>
            <tr>
              <th scope="col">{t("care.contacts.who")}</th>
              {period && <th scope="col">{t("care.contacts.date")}</th>}
              <th scope="col">{t("care.contacts.turkiye")}</th>
            </tr>
          </thead>
          <tbody>
            {contacts.map(({ contact, week }) => {
              const visit = visits.find(({ first, last }) => week >= first && week <= (last ?? 42));
              return (
                <tr key={contact}>
                  <th scope="row">{t(contact === 1 ? "care.contact.by" : "care.contact", { n: contact, week })}</th>
                  {period && <td>{formatDate(weekStart(period, week), language)}</td>}
                  <td>{visit ? visit.title : "–"}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </TableBox>
    </section>
  );
}
