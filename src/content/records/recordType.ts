/**
 * What each type of record has to say of itself: its row. A part that a type may do without is null or empty, never missing, so that the compiler asks
 * for it. The rows are beside the fields in the other files of this folder; other folders read all they need to know about a type from its row.
 */
import type { z } from "zod";
import type { ListId } from "../../routes/pages";
import { type DataFile, type Language, type RouteId, routeOf } from "../../routes/routes";
import type { Kind } from "../../vocabulary/searchKinds";
import type { SectionId } from "../../vocabulary/sections";
import type { SourceTopic } from "../../vocabulary/sourceTopics";

/** A record as it was read. */
export type RawRecord = { key: string } & Record<string, unknown>;
/** Finds a record by type and key. */
export type FindRaw = (type: string, key: string) => RawRecord | undefined;

/**
 * Which checks read the texts of a type of record: “health” where a parent may act on them (tone, doses, publishers of the sources, readability),
 * “plain” where they give no advice (tone), or none, with the reason.
 */
type RecordChecks = "health" | "plain" | { none: string };

/** A page: its route and the values of the placeholders in its address. */
export interface Page {
  route: RouteId;
  params: Record<string, string>;
}
export type PageOf = (record: RawRecord, language: Language, find: FindRaw) => Page;

/** Query variables of a record’s page. */
export type PageVariables = Record<string, string | number | boolean | readonly string[]>;

/** The page of each record of a type. */
export interface RecordPage {
  pageOf: PageOf;
  /** All pages of a record, if it can have more than one. */
  pagesOf?: (record: RawRecord) => Page[];
  /** What links in the content name to lead here, together with the record’s key; empty if no link does. */
  linkedAs: readonly (RouteId | "needTopic")[];
  /** The route whose template and texts the pages use, if they have several. */
  drawnAs?: RouteId;
  /** Query variables in addition to the key. */
  variables?: (record: RawRecord, route: RouteId) => PageVariables;
}

/** The list of the site these records are in. */
export interface RecordList {
  id: ListId;
  /** Fields with the position in the list and with the line about the record. */
  position: string;
  teaser: string;
  /** Field with the name; null if records are named by their position, such as a week. */
  name: string | null;
  /** Field with the part of the list; null if the position determines it. */
  part: string | null;
  /** Field with the drawing beside it in the list; null if position or key determine it (src/reading/list/arrangements.tsx). */
  picture: string | null;
  /** The sections that lead to the list, each with the place of its card among the others. */
  sections: Partial<Record<SectionId, number>>;
}

/** How the search finds these records and shows them. */
interface RecordSearch {
  kind: Kind;
  /** Field with the title, or a namespace of interface texts whose `title` takes the number in a field. */
  title: string | { texts: string; number: string };
  /** Field whose first sentence is the line about the record. */
  line: string;
  /** The page on which a record without one of its own is a section. */
  sectionOf?: PageOf;
}

/** Background colours of sharing pictures; src/gatsby/sharePictures.ts has their values. */
export type Ground = "sage" | "rose" | "sand" | "mint" | "peach" | "paper" | "night";

/** What is behind the words or the number of a sharing picture: a colour and the file of a drawing, or null for words alone. */
export interface ShareLook {
  ground: Ground;
  drawing: string | null;
}

/** Foods, everyday things and medicines that a page links to because its text mentions them. */
interface NamesItems {
  /** The fields that are searched, and in how many of their sentences an item has to be mentioned. */
  fields: readonly string[];
  least: number;
  /** Whose advice is shown, if it is the same for all records of the type. */
  reader?: "baby";
}

/** A type of record. */
export interface RecordType {
  /** Its description in GraphiQL. */
  description: string;
  /** A folder in data/ with one record in each file, or the name of a file there with an array of records. */
  folder: string;
  fields: z.ZodObject;
  checks: RecordChecks;
  /** Keys that must exist, because pages, tools or readers need them. */
  expected: readonly string[];
  /** Minimum words of groups of fields, by their names, separated by spaces. */
  leastWords: Readonly<Record<string, number>>;
  /** The topic under which the page of sources lists what these records cite; null if it is that of other records, or “reading”. */
  sourceTopic: SourceTopic | null;
  page: RecordPage | null;
  list: RecordList | null;
  search: RecordSearch | null;
  /** The sharing picture of its page; null if the page has one for all records (src/routes/pages.ts) or none. */
  sharePicture: ShareLook | ((record: RawRecord, find: FindRaw) => ShareLook) | null;
  /** The file under /data in which the records are published. */
  publishedIn: DataFile | null;
  namesItems: NamesItems | null;
}

/** The parts of a type whose records only other pages show. */
export const shownElsewhere = {
  leastWords: {},
  page: null,
  list: null,
  search: null,
  sharePicture: null,
  publishedIn: null,
  namesItems: null,
} as const satisfies Partial<RecordType>;

const placeholderOf = (route: RouteId): string => /:(\w+)/.exec(routeOf(route).tr)?.[1] ?? "";

/**
 * The page of records whose address ends with their key.
 * @example pageByKey("pregnancyWeek").pageOf({ key: "24" }, "en", find) // { route: "pregnancyWeek", params: { hafta: "24" } }
 */
export const pageByKey = (route: RouteId) =>
  ({ pageOf: ({ key }) => ({ route, params: { [placeholderOf(route)]: key } }), linkedAs: [route] }) satisfies RecordPage;

/**
 * The page of records whose address ends with their slug.
 * @example pageBySlug("symptom").pageOf(fever, "en", find) // { route: "symptom", params: { id: "fever" } }
 */
export const pageBySlug = (route: RouteId) =>
  ({
    pageOf: ({ slug }, language) => ({
      route,
      params: { [placeholderOf(route)]: (slug as Record<Language, string> | undefined)?.[language] ?? "" },
    }),
    linkedAs: [route],
  }) satisfies RecordPage;

/** A week page also shows what is due in that week and in the following four. */
export const weekVariables = ({ week }: RawRecord): PageVariables => ({ week: Number(week), weekSoon: Number(week) + 4 });

/**
 * Keys that are consecutive numbers.
 * @example upTo(1, 3) // ["1", "2", "3"]
 */
export const upTo = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, i) => String(from + i));

/**
 * A drawing of static/illustrations.
 * @example drawn("icons/symptoms") // "static/illustrations/icons/symptoms.svg"
 */
export const drawn = (name: string): string => `static/illustrations/${name}.svg`;

/** Ages in months for which there is a drawing of the child. */
const drawnMonths = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 18, 24, 36, 48, 60];

/** Weeks in a month, on average. */
export const weeksOfMonth = 4.345;

/**
 * The drawing of a child of an age in months, or of the age before for which there is one.
 * @example childAt(14) // "static/illustrations/baby-months/12.svg"
 */
export const childAt = (months: number): string => drawn(`baby-months/${drawnMonths.filter((age) => age <= months).at(-1) ?? 0}`);
