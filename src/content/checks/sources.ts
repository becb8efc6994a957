/** Checks of sources: an address that leads to no document, a page that is in data/sources under two keys, and a page that a record names twice. */

import { slug } from "../../text/letters";
import { type Fault, faultAt } from "../fault";
import { pointersOf } from "./pointers";
import { ofType, type ValidRecord } from "./validRecord";

interface Source {
  key: string;
  publisher: string;
  title: string;
  url?: string;
}

/**
 * The address of a source without the parts that make no difference; its publisher if it has no address.
 * @example placeOf({ url: "http://www.who.int/" }) // "who.int"
 */
function placeOf({ url, publisher }: Source): string {
  if (url === undefined) return publisher;
  const { hostname, pathname, search } = new URL(url);
  return hostname.replace(/^www\./, "") + pathname.replace(/\/$/, "") + search;
}

/**
 * What is wrong with the address of a source, if anything.
 * @example addressFault("https://www.who.int/") // "is the front page of a site …"
 */
function addressFault(url: string): string | undefined {
  const { protocol, pathname, search } = new URL(url);
  if (protocol === "http:") return "is not encrypted: give the https address of the document";
  return pathname === "/" && search === ""
    ? "is the front page of a site: give the address of the document, or no address if it has none (a circular, a book)"
    : undefined;
}

const addressFaults = ({ file, url }: Source & { file: string }): Fault[] => {
  const fault = url === undefined ? undefined : addressFault(url);
  return fault ? [faultAt(file, "url", `“${url}” ${fault}`)] : [];
};

/** A title as a slug, for comparison. */
const titleStart = ({ title }: Source): string => `${slug(title, "en")}-`;

function doubledFaults(sources: readonly (Source & { file: string })[]): Fault[] {
  const first = new Map<string, string>();
  return sources.flatMap((source) => {
    const id = `${placeOf(source)} ${titleStart(source)}`;
    const other = first.get(id);
    first.set(id, other ?? source.file);
    return other ? [faultAt(source.file, "url", `a source with this address and title already exists: ${other}`)] : [];
  });
}

/** True if one source is the page the other is a part of, like “Newborn jaundice” for “Newborn jaundice (stool colour)”. Naming two parts is allowed. */
const isWholeOf = (whole: Source, part: Source): boolean =>
  placeOf(whole) === placeOf(part) && titleStart(part).startsWith(titleStart(whole));

function citedTwice(citing: ValidRecord, sources: ReadonlyMap<string, Source>): Fault[] {
  const before: Source[] = [];
  return pointersOf(citing).flatMap(({ path, to }) => {
    const source = "key" in to && to.type === "Source" ? sources.get(to.key) : undefined;
    if (!source || before.includes(source)) return [];
    const other = before.find((earlier) => isWholeOf(earlier, source) || isWholeOf(source, earlier));
    before.push(source);
    return other ? [faultAt(citing.file, path, `“${other.title}” and “${source.title}” are the same page: name only one of them`)] : [];
  });
}

/**
 * Faults of sources. A reader must be able to open the document itself; and a page shows all sources of its record, so a duplicate would be
 * shown twice and count as two.
 * @example sourceFaults(records) // ["data/faqs/can-i-fly.json: sources: “Air travel” and “Air travel: for you” are the same page: name only one of them"]
 */
export function sourceFaults(records: readonly ValidRecord[]): Fault[] {
  const sources = ofType(records, "Source");
  const byKey = new Map<string, Source>(sources.map((source) => [source.key, source]));
  return [...sources.flatMap(addressFaults), ...doubledFaults(sources), ...records.flatMap((record) => citedTwice(record, byKey))];
}
