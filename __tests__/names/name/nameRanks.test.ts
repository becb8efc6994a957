import { type RanksInTurkiye, ranksInTurkiye } from "../../../src/names/name/nameRanks";

const none: RanksInTurkiye = {
  rank: null,
  rankYear: null,
  rankSide: null,
  isApproximate: null,
  rank2018: null,
  bestRank: null,
  bestYear: null,
};

test("tells the newest place, the best and that of 2018, the newest first, each with who counted", () => {
  expect(ranksInTurkiye({ ...none, rank: 2, rankYear: 2025, rank2018: 3, bestRank: 1, bestYear: 2024 })).toEqual([
    { year: 2025, place: 2, side: null, source: "nvi", isBest: false },
    { year: 2024, place: 1, side: null, source: "nvi", isBest: true },
    { year: 2018, place: 3, side: null, source: "tuik", isBest: false },
  ]);
});

test("tells a year and place once and marks it as the best", () => {
  expect(ranksInTurkiye({ ...none, rank: 28, rankYear: 2018, rank2018: 28, bestRank: 28, bestYear: 2018 })).toEqual([
    { year: 2018, place: 28, side: null, source: "tuik", isBest: true },
  ]);
});

test("keeps both when a year has two places", () => {
  const ranks = ranksInTurkiye({ ...none, rank: 8, rankYear: 2021, bestRank: 7, bestYear: 2021 });
  expect(ranks.map(({ place, isBest }) => [place, isBest])).toEqual([
    [8, false],
    [7, true],
  ]);
});

test("says that the newest place is second-hand, and that alone", () => {
  const ranks = ranksInTurkiye({ ...none, rank: 22, rankYear: 2021, isApproximate: true, rank2018: 6, bestRank: 3, bestYear: 2016 });
  expect(ranks.map(({ year, source }) => [year, source])).toEqual([
    [2021, "secondHand"],
    [2018, "tuik"],
    [2016, "tuik"],
  ]);
});

test("says of the newest place, and of that alone, whose list it is", () => {
  const ranks = ranksInTurkiye({ ...none, rank: 53, rankYear: 2017, rankSide: "boy", rank2018: 28 });
  expect(ranks.map(({ year, side }) => [year, side])).toEqual([
    [2018, null],
    [2017, "boy"],
  ]);
});

test("tells nothing of what is not known", () => {
  expect(ranksInTurkiye(none)).toEqual([]);
  expect(ranksInTurkiye({ ...none, bestRank: 80, bestYear: 1950 })).toEqual([
    { year: 1950, place: 80, side: null, source: "tuik", isBest: true },
  ]);
});
