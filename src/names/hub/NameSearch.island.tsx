import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { ghostButton } from "../../ui/Button.styles";
import { readFormValues } from "../../ui/device/readFormValues";
import { fromFragment, toFragment } from "../../ui/device/shareState";
import { useFragment } from "../../ui/device/useFragment";
import { searchInput } from "../../ui/form/searchInput";
import { Icon } from "../../ui/Icon";
import { NearNames } from "../NearNames";
import { searchSides } from "../search/bothSides";
import { useBothSides } from "../useBothSides";
import { FoundNames } from "./FoundNames";
import { searchStyles } from "./NameSearch.styles";

/** Girls' and boys' names in one search. The typed text is in the fragment of the address, so that “back” returns to it. */
export default function NameSearch() {
  const t = useTexts();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState("");
  const [isNear, setNear] = useState(false);
  const deferredQuery = useDeferredValue(typed.trim());
  const { names, retry } = useBothSides(isNear || deferredQuery !== "");
  const { found, near } = useMemo(
    () => (typeof names === "string" ? { found: [], near: [] } : searchSides(names, deferredQuery, language)),
    [names, deferredQuery, language],
  );

  useEffect(() => {
    setTyped(fromFragment(location.hash, ["q"])?.q ?? readFormValues(form.current, { q: "" }).q ?? "");
  }, []);
  useFragment(toFragment({ q: deferredQuery }));

  const says =
    deferredQuery === ""
      ? ""
      : names === "failed"
        ? t("hub.search.failed")
        : names === "loading"
          ? t("hub.search.loading")
          : t("hub.search.found", { count: found.length });
  return (
    <div css={searchStyles}>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is unknown to browsers of 2022 */}
      <form method="dialog" role="search" aria-label={t("hub.search")} ref={form} onSubmit={(event) => event.preventDefault()}>
        <label>
          {t("hub.search")}
          <span className="box">
            <Icon name="search" />
            <input
              {...searchInput}
              placeholder={t("hub.search.example")}
              value={typed}
              onFocus={() => setNear(true)}
              onChange={(event) => setTyped(event.target.value)}
            />
          </span>
        </label>
      </form>
      <p role="status">{says}</p>
      {names === "failed" && deferredQuery !== "" && (
        <button type="button" css={ghostButton} onClick={retry}>
          {t("shortlist.retry")}
        </button>
      )}
      {near.length > 0 && <NearNames names={near} onChoose={setTyped} />}
      {found.length > 0 && <FoundNames found={found} query={deferredQuery} />}
    </div>
  );
}
