/** What every page says of itself: each field that is not optional has to be answered for each route, so that no page is forgotten in a table elsewhere. */
import type { NameGender, NameList } from "./nameLists";

/** Pictures that are shared for many pages; src/gatsby/sharePictures.ts says what is on them. */
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

/** Pictures of single records; the string is what their files are called before the key. */
export type RecordPicture =
  /** One a language, with the record's own title. */
  | { titled: string }
  /** The one with the title of the article a part belongs to. */
  | { titledWhole: string }
  /** One that both languages read: a number set large, or both names of a thing. One for two, because a host's list of files has an end. */
  | { bilingual: string }
  /** The letter a name is filed under: a picture for each of thousands of names would take longer to draw than the rest of the site. */
  | { letterOf: NameGender };

export interface Page {
  /** Folder in src whose page.tsx draws the page. */
  template: string;
  /** Namespaces of interface text the page needs beside "common". */
  texts: readonly string[];
  /** Its drawing in static/illustrations/icons, for cards that lead to it; null where no card does. */
  icon: string | null;
  /** What it is to search engines, in the words of schema.org: health advice, an article, or null for a page its place says enough of. */
  schemaType: "MedicalWebPage" | "Article" | null;
  /** The picture shown where the page is shared. */
  sharePicture: PictureKind | RecordPicture;
  /**
   * In quiet mode, after a loss: `closed` gives way to a card until the reader opens it, which is for pages that count towards a birth or from one, show a baby, names or
   * what to buy; the others stay open. Outside of it closed pages, and those that are `asking`, end with the question whether there was a loss.
   */
  inQuiet: "closed" | "asking" | "open";
  /** Whether the popup may come: never where a reader looks for help, an answer or a result. */
  hasPromo: boolean;
  /** The owner's number of the list this address shows, 1 to 9. Everywhere else a list is called by its route id. */
  contentType?: number;
  /** Whose names this address lists, and which of them. */
  side?: NameGender;
  nameList?: NameList;
  /** The owner's number of the static page this address shows. */
  index?: number;
}
