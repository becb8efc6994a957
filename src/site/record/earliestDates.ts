export interface TrustDates {
  /** `YYYY-MM-DD` */
  written: string;
  /** `YYYY-MM-DD` */
  nextReview: string;
}

/**
 * The dates of a page that shows several records: the earliest writing date and the earliest next review.
 * @throws if there is no record
 * @example earliestDates([{ written: "2026-11-22", nextReview: "2027-02-22" }, { written: "2026-11-01", nextReview: "2027-11-01" }])
 * // { written: "2026-11-01", nextReview: "2027-02-22" }
 */
export function earliestDates(records: readonly TrustDates[]): TrustDates {
  const [written] = records.map((record) => record.written).sort();
  const [nextReview] = records.map((record) => record.nextReview).sort();
  if (!written || !nextReview) throw new Error("earliestDates requires a record");
  return { written, nextReview };
}
