/** Checks of dates and web addresses: dates must be plausible, addresses public. */

import { dayNumber } from "../../text/calendar";
import { type Fault, faultAt } from "../fault";
import { visit } from "../records/visit";
import { oncePerRecord, type ValidRecord } from "./validRecord";

/** Maximum days until the next review: two years. */
const longestReview = 731;
/** Nothing on the site was written before this date. */
const beginning = "2024-01-01";

/** Faults of the dates a record was written, checked and is to be reviewed. */
function dayFaults(file: string, { written, nextReview, checked, since }: Record<string, unknown>, today: string): Fault[] {
  const past = (field: string, day: unknown, from: string): Fault[] => {
    if (typeof day !== "string") return [];
    if (day > today) return [faultAt(file, field, `${day} is in the future`)];
    return day < from ? [faultAt(file, field, `${day} is before the site existed (${beginning})`)] : [];
  };
  const faults = [...past("written", written, beginning), ...past("checked", checked, beginning)];
  if (typeof since === "string" && (since < "1980-01-01" || since > `${Number(today.slice(0, 4)) + 2}-12-31`))
    faults.push(faultAt(file, "since", `${since} is not plausible: before 1980, or more than two years ahead`));
  const [from, to] = [written, nextReview].map((day) => (typeof day === "string" ? dayNumber(day) : null));
  if (typeof from !== "number" || typeof to !== "number") return faults;
  const between = to - from;
  if (between <= 0) faults.push(faultAt(file, "nextReview", `${nextReview} is not after the day it was written`));
  if (between > longestReview)
    faults.push(faultAt(file, "nextReview", `${nextReview} is more than two years after the day it was written`));
  return faults;
}

/** Hosts that are reserved or local. The site’s own record may use a reserved one until its owner is known. */
const notPublic = /^(?:localhost|\[.*\]|[\d.]+|[^.]+|(?:.+\.)?example\.(?:com|org|net)|.+\.(?:test|invalid|local|localhost|internal|lan))$/;

/** Why an address cannot be published; undefined if it can. */
function addressFault(address: string): string | undefined {
  if (!URL.canParse(address)) return "is not a web address";
  const { protocol, username, password, hostname, port } = new URL(address);
  if (protocol !== "https:" && protocol !== "http:") return "must begin with https: or http:";
  if (/[\s<>"\\]/.test(address)) return 'contains a space or one of < > " \\';
  if (username || password) return "contains a user name or a password";
  if (port) return "contains a port number";
  return notPublic.test(hostname) ? `does not lead to a public website (${hostname})` : undefined;
}

const faultsOfAddresses = oncePerRecord(({ file, type, record }: ValidRecord) =>
  visit(type, record).flatMap(({ kind, path, value }) => {
    const fault = kind === "address" ? addressFault(String(value)) : undefined;
    return fault ? [faultAt(file, path, `${fault}: ${value}`)] : [];
  }),
);

function siteFaults(file: string, { url, email, since }: Record<string, unknown>, today: string): Fault[] {
  const faults: Fault[] = [];
  if (URL.canParse(String(url)) && new URL(String(url)).origin !== url)
    faults.push(faultAt(file, "url", "must be the address alone, without a path or a slash at the end"));
  if (!String(url).startsWith("https:")) faults.push(faultAt(file, "url", "must begin with https"));
  if (!/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(String(email))) faults.push(faultAt(file, "email", "is not an e-mail address"));
  if (Number(since) > Number(today.slice(0, 4))) faults.push(faultAt(file, "since", `${since} is in the future`));
  return faults;
}

/**
 * Faults of dates and addresses.
 * @param today `YYYY-MM-DD`
 * @example dateAndAddressFaults(records, "2026-11-22") // ["data/faqs/walker.json: written: 2099-01-01 is in the future"]
 */
export const dateAndAddressFaults = (records: readonly ValidRecord[], today: string): Fault[] =>
  records.flatMap(({ file, type, record }) => [
    ...dayFaults(file, record, today),
    ...(type === "Brand" ? siteFaults(file, record, today) : []),
    ...faultsOfAddresses({ file, type, record }),
    ...(type === "AnnouncedNames" && Number(record.year) > Number(today.slice(0, 4))
      ? [faultAt(file, "year", `${record.year} is in the future`)]
      : []),
  ]);

/**
 * Records whose review is overdue. This is only for editors: it must not stop a correction from being published.
 * @example overdue(records, "2028-01-01") // ["data/faqs/walker.json: nextReview: was due on 2027-11-22"]
 */
export const overdue = (records: readonly { file: string; record: unknown }[], today: string): Fault[] =>
  records.flatMap(({ file, record }) => {
    const day = (record as { nextReview?: unknown } | null)?.nextReview;
    return typeof day === "string" && day < today ? [faultAt(file, "nextReview", `was due on ${day}`)] : [];
  });
