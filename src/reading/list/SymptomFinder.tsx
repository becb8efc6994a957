import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { fold } from "../../text/letters";
import { useLanguage } from "../../text/useLanguage";
import { chip } from "../../ui/Button.styles";
import { Toc } from "../../ui/Toc";
import { leaf, size, use } from "../../ui/theme/tokens";
import type { Entry } from "./EntryGrid";
import { EntryGroup, type EntryGroupProps } from "./EntryGroup";

export interface FoundEntry extends Entry {
  /** Everyday words it is looked for by. */
  words: readonly string[];
  /** Completed weeks in which it is typical; none when at any time. */
  windows: readonly { readonly weekFrom: number; readonly weekTo: number }[];
}

export interface SymptomFinderProps {
  groups: readonly (Omit<EntryGroupProps, "entries"> & { entries: readonly FoundEntry[] })[];
}

/** Completed weeks of each stage to choose. */
const stages = { any: [0, 42], first: [0, 13], second: [14, 27], third: [28, 42] } as const;
type Stage = keyof typeof stages;

const form = {
  display: "grid",
  gap: "1rem",
  background: use.surface,
  borderRadius: leaf.l,
  padding: "1.25rem",
  marginBottom: "2.5rem",
  "& .search": { display: "grid", gap: "0.375rem", fontWeight: 600 },
  "& input[type=search]": {
    minHeight: "3rem",
    padding: "0.625rem 0.875rem",
    border: `1px solid ${use.lineStrong}`,
    borderRadius: leaf.s,
    background: use.raised,
    maxWidth: "30rem",
    width: "100%",
  },
  "& fieldset": { display: "flex", flexWrap: "wrap", gap: "0.5rem" },
  "& legend": { fontWeight: 600, marginBottom: "0.5rem" },
  "& select": {
    minHeight: "3rem",
    padding: "0.5rem 0.875rem",
    border: `1px solid ${use.lineStrong}`,
    borderRadius: leaf.s,
    background: use.raised,
    maxWidth: "30rem",
    width: "100%",
  },
  "& p": { fontSize: size.small, color: use.muted },
  "@media print, (scripting: none)": { display: "none" },
} as const;

/**
 * The list of symptoms, found by everyday word, stage and part of the body, and the contents beside it, which follow what is found. Without
 * script it is all there.
 */
export function SymptomFinder({ groups }: SymptomFinderProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [query, setQuery] = useState("");
  const [stage, setStage] = useState<Stage>("any");
  const [part, setPart] = useState("");
  const box = useRef<HTMLFormElement>(null);

  // What was typed or chosen before the script came counts too.
  useEffect(() => {
    const before = new FormData(box.current ?? undefined);
    setQuery(String(before.get("symptom") ?? ""));
    setStage((Object.keys(stages) as Stage[]).find((name) => name === before.get("stage")) ?? "any");
    setPart(String(before.get("part") ?? ""));
  }, []);

  const wanted = fold(query, language).split(/\s+/).filter(Boolean);
  const [from, to] = stages[stage];
  const found = groups
    .filter(({ anchor }) => part === "" || anchor === part)
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ name, words, windows }) => {
        const haystack = fold([name, ...words].join(" "), language);
        return (
          wanted.every((word) => haystack.includes(word)) &&
          (windows.length === 0 || windows.some(({ weekFrom, weekTo }) => weekFrom <= to && weekTo >= from))
        );
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0);

  return (
    <>
      <div>
        <form ref={box} method="dialog" aria-label={t("finder.label")} css={form} onSubmit={(event) => event.preventDefault()}>
          <label className="search">
            {t("finder.label")}
            <input
              type="search"
              name="symptom"
              autoComplete="off"
              placeholder={t("finder.example")}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          </label>
          <fieldset>
            <legend>{t("finder.stage")}</legend>
            {(Object.keys(stages) as Stage[]).map((name) => (
              <label key={name} css={chip}>
                <input type="radio" name="stage" value={name} checked={stage === name} onChange={() => setStage(name)} />
                {t(`finder.stage.${name}`)}
              </label>
            ))}
          </fieldset>
          <label className="search">
            {t("finder.part")}
            <select name="part" value={part} onChange={(event) => setPart(event.target.value)}>
              <option value="">{t("finder.part.any")}</option>
              {groups.map(({ anchor, name }) => (
                <option key={anchor} value={anchor}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <p role="status">{t("finder.count", { count })}</p>
        </form>
        {found.map((group) => (
          <EntryGroup key={group.anchor} {...group} />
        ))}
        {count === 0 && (
          <p>
            {t("finder.none")} <a href="tel:112">112</a>
          </p>
        )}
      </div>
      <Toc entries={found} />
    </>
  );
}
