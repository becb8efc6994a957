import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { upper } from "../../text/letters";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { chip, ghostButton } from "../../ui/Button.styles";
import { readFormValues } from "../../ui/device/readFormValues";
import { type NameGender, nameGenders } from "../../vocabulary/nameLists";
import { searchSides } from "../search/bothSides";
import { closeness, closenessTo, toQuery } from "../search/nameSearch";
import { useBothSides } from "../useBothSides";
import { MatchList } from "./MatchList";
import { matchStyles } from "./NameMatches.styles";
import { findSecondNames } from "./secondNames";
import { findSiblings } from "./siblings";

const noWish = { first: "", kind: "sibling", side: "girl" };

/** Finds names that go with a typed name: for a brother or sister, or as a second name. The typed text stays in the field. */
export default function NameMatches() {
  const t = useTexts();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [wish, setWish] = useState(noWish);
  const [isNear, setNear] = useState(false);
  const deferredWish = useDeferredValue(wish);
  const first = deferredWish.first.trim();
  const { names, retry } = useBothSides(isNear || first !== "");
  useEffect(() => setWish({ ...noWish, ...readFormValues(form.current, noWish) }), []);

  const matched = useMemo(() => {
    if (typeof names === "string" || first === "") return null;
    const { found, near } = searchSides(names, first, language);
    const [best] = found;
    const known = best && (closenessTo(best.entry, toQuery(first)) ?? closeness.middle) <= closeness.variant ? best : null;
    const side: NameGender = deferredWish.side === "boy" ? "boy" : "girl";
    if (deferredWish.kind === "second") {
      const written = known?.entry.name ?? upper(first.slice(0, 1), "tr") + first.slice(1);
      // A second name is for the same child, so if the first is only on one side, that side is used.
      const own = known && !known.sides.includes(side) ? (known.sides[0] ?? side) : side;
      return { known, near, side: own, siblings: [], seconds: findSecondNames(written, names, own) };
    }
    return { known, near, side, siblings: known ? findSiblings(known.entry, names, side, language) : [], seconds: [] };
  }, [names, first, deferredWish, language]);
  const count = matched ? matched.siblings.length + matched.seconds.length : 0;
  const isUnknown = matched !== null && matched.known === null && deferredWish.kind === "sibling";
  const says = () => {
    if (first === "") return "";
    if (names === "failed") return t("hub.search.failed");
    if (matched === null) return t("hub.search.loading");
    return isUnknown ? t("match.unknown", { name: first }) : t("match.found", { count });
  };

  const radios = (name: "kind" | "side", values: readonly string[], chosen: string, label: (value: string) => string) => (
    <fieldset>
      <legend>{t(`match.${name}`)}</legend>
      <div>
        {values.map((value) => (
          <label key={value} css={chip}>
            <input type="radio" name={name} value={value} checked={chosen === value} onChange={() => setWish({ ...wish, [name]: value })} />
            {label(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
  return (
    <div css={matchStyles}>
      <noscript>
        <p>{t("match.noScript")}</p>
      </noscript>
      <form method="dialog" aria-label={t("match.title")} ref={form} onSubmit={(event) => event.preventDefault()}>
        <label className="field">
          {t("match.name")}
          <input
            type="text"
            name="first"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            placeholder={t("match.example")}
            value={wish.first}
            onFocus={() => setNear(true)}
            onChange={(event) => setWish({ ...wish, first: event.target.value })}
          />
        </label>
        {radios("kind", ["sibling", "second"], wish.kind, (value) => t(`match.kind.${value}`))}
        {radios("side", nameGenders, matched?.side ?? wish.side, (value) => t(value === "boy" ? "side.boy" : "side.girl"))}
      </form>
      <p className="rule">{t(`match.rule.${deferredWish.kind}`)}</p>
      <p role="status">{says()}</p>
      {names === "failed" && first !== "" && (
        <button type="button" css={ghostButton} onClick={retry}>
          {t("shortlist.retry")}
        </button>
      )}
      {isUnknown && matched.near.length > 0 && (
        <p className="row">
          {t("hub.search.near")}
          {matched.near.map(({ name, slug }) => (
            <button key={slug} type="button" css={chip} onClick={() => setWish({ ...wish, first: name })}>
              {name}
            </button>
          ))}
        </p>
      )}
      {matched && count > 0 && <MatchList siblings={matched.siblings} seconds={matched.seconds} side={matched.side} />}
    </div>
  );
}
