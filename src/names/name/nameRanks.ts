/** What a record knows of a name's places in the lists of Türkiye. */
export interface RanksInTurkiye {
  readonly rank: number | null;
  readonly rankYear: number | null;
  readonly rankSide: string | null;
  readonly isApproximate: boolean | null;
  readonly rank2018: number | null;
  readonly bestRank: number | null;
  readonly bestYear: number | null;
}

export interface NameRank {
  year: number;
  place: number;
  /** Whose list it is, where a name is given to girls and boys; null elsewhere. */
  side: string | null;
  /** Who counted: TÜİK to 2018, NVİ since; secondHand: a list in public code, approximate. */
  source: "tuik" | "nvi" | "secondHand";
  isBest: boolean;
}

/** The last year whose hundred most given names were published. */
const lastWholeList = 2018;

/**
 * The places worth telling, the newest first: the newest known, that of 2018, and the best; each year and place once.
 * @example ranksInTurkiye({ rank: 2, rankYear: 2025, rankSide: null, rank2018: 3, bestRank: 1, bestYear: 2024, isApproximate: null }) // 2025, 2024, 2018
 */
export function ranksInTurkiye({ rank, rankYear, rankSide, isApproximate, rank2018, bestRank, bestYear }: RanksInTurkiye): NameRank[] {
  const ranks: NameRank[] = [];
  const add = (place: number | null, year: number | null, isBest: boolean) => {
    if (place === null || year === null) return;
    const known = ranks.find((other) => other.year === year && other.place === place);
    if (known) known.isBest ||= isBest;
    else ranks.push({ year, place, source: year > lastWholeList ? "nvi" : "tuik", side: null, isBest });
  };
  add(rank, rankYear, false);
  if (ranks[0]) {
    ranks[0].side = rankSide;
    if (isApproximate) ranks[0].source = "secondHand";
  }
  add(rank2018, lastWholeList, false);
  add(bestRank, bestYear, true);
  return ranks.sort((a, b) => b.year - a.year);
}
