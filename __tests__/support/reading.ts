/** Records of the reading pages, as their queries return them. */
import type { SignTier, Stage } from "../../src/vocabulary/tiers";

/** An article as cards show it. */
export const articleCard = (key: string, over: object = {}) => ({
  key,
  stage: "pregnant",
  path: `/articles/${key}`,
  title: `Article ${key}`,
  picture: "article-food",
  written: "2026-11-01",
  minutes: 6,
  topic: { key: "MT-0", title: "Food" },
  ...over,
});

/** A section of a text with the blocks given. */
export const textSection = (key: string, over: object = {}) => ({
  key,
  heading: `Heading ${key}`,
  text: [`Text of ${key}.`],
  list: null,
  steps: null,
  table: null,
  links: null,
  ...over,
});

/** A danger sign with one tier in one stage. */
export const stagedSign = (key: string, tier: SignTier, stage: Stage = "from20") => ({
  key,
  text: `Sign ${key}`,
  weekFrom: null,
  weekTo: null,
  tiers: [{ stage, tier }],
});

export const readingSources = [{ key: "who", publisher: "WHO", title: "Nutrition", year: 2016, url: "https://who.example/n" }];
