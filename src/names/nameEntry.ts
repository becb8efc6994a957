import type { Evidence } from "../vocabulary/evidence";
import type { NameMembership } from "../vocabulary/nameLists";

/** A name as the lists and the shortlist know it: one entry of the published file of names. */
export interface NameEntry {
  name: string;
  /** Last part of the page's address. */
  slug: string;
  meaning: string;
  /** Languages it came from; a compound has one for each part. */
  origins: readonly string[];
  /** Other spellings in use; left out if there are none. */
  variants?: readonly string[];
  /** Themes of the meaning, the strongest first. */
  themes: readonly string[];
  evidence: Evidence;
  /** Lists that include it besides "all"; "english": used in English and rare in Türkiye. */
  lists: readonly NameMembership[];
  /** Order by popularity in the reader's country, from 1: the lists of several years one after the other; null if it is in none. */
  rank: number | null;
  /** Order in the list "mostLiked", of names that stay popular, from 1; null if it is not in it. */
  lasting: number | null;
  /** The newest published place and its year; null if there is none. */
  place: { readonly rank: number; readonly year: number } | null;
}
