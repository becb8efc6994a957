/** What every page declares: each required field must be set for each route, so that no page is forgotten in a table elsewhere. */
import type { NameGender, NameList } from "../vocabulary/nameLists";

/** Sharing pictures used by many pages; src/gatsby/sharePictures.ts defines what they show. */
export type PictureKind =
  | "home"
  | "pregnancy"
  | "baby"
  | "food"
  | "symptoms"
  | "first-aid"
  | "articles"
  | "loss"
  | "names"
  | "tools"
  | "needs";

/** Sharing pictures of single records; the string is the file name before the record’s key. */
type RecordPicture =
  /** One per language, with the record’s own title. */
  | { titled: string }
  /** The picture with the title of the article that a part belongs to. */
  | { titledWhole: string }
  /** One for both languages: a large number, or both names of a thing. Shared, because the number of files a host accepts is limited. */
  | { bilingual: string }
  /** The picture of a name’s first letter: one picture for each of thousands of names would take longer to draw than the rest of the site. */
  | { letterOf: NameGender };

export interface Page {
  /** Folder in src whose page.tsx renders the page. */
  template: string;
  /** Namespaces of interface texts the page needs in addition to "common". */
  texts: readonly string[];
  /** Its drawing in static/illustrations/icons, for cards that link to it; null if no card does. */
  icon: string | null;
  /** Its type for search engines, as schema.org names it: health advice, an article, or null for a page that needs no type. */
  schemaType: "MedicalWebPage" | "Article" | null;
  /** The picture shown when the page is shared. */
  sharePicture: PictureKind | RecordPicture;
  /**
   * What quiet mode, for readers after a loss, does with the page. `closed`: a card covers it until the reader opens it, for pages that count towards
   * a birth or from one, or that show a baby, names or things to buy. `asking` and `open`: it stays open. Outside quiet mode, `closed` and `asking`
   * pages end with the question whether there was a loss.
   */
  inQuiet: "closed" | "asking" | "open";
  /** Whether the popup may be shown: never where a reader looks for help, an answer or a result. */
  hasPromo: boolean;
  /** The owner’s number of the list at this address, 1 to 9. Everywhere else a list is identified by its route id. */
  contentType?: number;
  /** Which names this address lists: the gender, and the list. */
  side?: NameGender;
  nameList?: NameList;
  /** The owner’s number of the static page at this address. */
  index?: number;
}
