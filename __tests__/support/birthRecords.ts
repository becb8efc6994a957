/** The records of the three pages, as their queries return them. */
import { readdirSync, readFileSync } from "node:fs";
import type { Language } from "../../src/routes/routes";

type Both = Record<Language, string>;
interface Line {
  key: string;
  text: Both;
  why?: Both;
  sign?: string;
  sources?: string[];
}
interface RawPart {
  key: string;
  order: number;
  kind: "pack" | "leave";
  stage?: string;
  title: Both;
  wishes?: Line[];
  items?: Line[];
  phrases?: Line[];
}

const read = <Record>(file: string): Record => JSON.parse(readFileSync(`data/${file}.json`, "utf8")) as Record;

/** All records of a kind, in their order. */
export const partsOf = (folder: "birth-plan" | "hospital-bag" | "hospital-phrases"): RawPart[] =>
  readdirSync(`data/${folder}`)
    .map((file) => read<RawPart>(`${folder}/${file.replace(".json", "")}`))
    .sort((a, b) => a.order - b.order);

const trust = {
  written: "2026-11-22",
  nextReview: "2027-11-22",
  sources: [{ key: "who", publisher: "WHO", title: "Care", year: 2018, url: "https://who.example" }],
};
const head = ({ key, title }: RawPart) => ({ key, ...title, ...trust });

export const planIn = (language: Language) =>
  partsOf("birth-plan").map((part) => ({
    ...head(part),
    wishes: (part.wishes ?? []).map(({ key, text, why, sources = [] }) => ({
      key,
      ...text,
      why: why?.[language] ?? "",
      sources: sources.map((publisher) => ({ publisher })),
    })),
  }));

export const bagIn = (language: Language) =>
  partsOf("hospital-bag").map((part) => ({
    ...head(part),
    kind: part.kind,
    guide: { key: "UT-2-1", title: "Guide", topic: { path: "/topic" } },
    items: (part.items ?? []).map(({ key, text, why }) => ({ key, ...text, why: why?.[language] ?? null })),
  }));

type SignOfPhrase = { key: string; tiers: { stage: Queries.SignStage; tier: Queries.Tier }[] };
export const phrasesNow = () =>
  partsOf("hospital-phrases").map((part) => ({
    ...head(part),
    stage: (part.stage ?? null) as Queries.SignStage | null,
    phrases: (part.phrases ?? []).map(({ key, text, sign }) => ({ key, ...text, sign: sign ? read<SignOfPhrase>(`signs/${sign}`) : null })),
  }));
