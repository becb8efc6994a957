import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { ghostButton } from "../../ui/Button.styles";
import { readFormValues } from "../../ui/device/readFormValues";
import { NearNames } from "../NearNames";
import { useBothSides } from "../useBothSides";
import { MatchList } from "./MatchList";
import { matchesFor } from "./matchesFor";
import { matchStyles } from "./NameMatches.styles";
import { WishForm } from "./WishForm";

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

  const matched = useMemo(
    () => (typeof names === "string" || first === "" ? null : matchesFor({ ...deferredWish, first }, names, language)),
    [names, first, deferredWish, language],
  );
  const count = matched ? matched.siblings.length + matched.seconds.length : 0;
  const isUnknown = matched !== null && matched.known === null && deferredWish.kind === "sibling";
  const says = () => {
    if (first === "") return "";
    if (names === "failed") return t("hub.search.failed");
    if (matched === null) return t("hub.search.loading");
    return isUnknown ? t("match.unknown", { name: first }) : t("match.found", { count });
  };

  const choose = (change: Partial<typeof noWish>) => setWish({ ...wish, ...change });
  return (
    <div css={matchStyles}>
      <noscript>
        <p>{t("match.noScript")}</p>
      </noscript>
      <WishForm form={form} wish={wish} side={matched?.side ?? wish.side} onChange={choose} onNear={() => setNear(true)} />
      <p className="rule">{t(`match.rule.${deferredWish.kind}`)}</p>
      <p role="status">{says()}</p>
      {names === "failed" && first !== "" && (
        <button type="button" css={ghostButton} onClick={retry}>
          {t("shortlist.retry")}
        </button>
      )}
      {isUnknown && matched.near.length > 0 && <NearNames names={matched.near} onChoose={(name) => choose({ first: name })} />}
      {matched && count > 0 && <MatchList siblings={matched.siblings} seconds={matched.seconds} side={matched.side} />}
    </div>
  );
}
