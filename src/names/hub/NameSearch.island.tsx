import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { pathTo } from "../../routes/routes";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { chip, ghostButton } from "../../ui/Button.styles";
import { readFormValues } from "../../ui/device/readFormValues";
import { fromFragment, toFragment } from "../../ui/device/shareState";
import { useFragment } from "../../ui/device/useFragment";
import { searchInput } from "../../ui/form/searchInput";
import { Icon } from "../../ui/Icon";
import { Tag } from "../../ui/Tag";
import { searchSides } from "../search/bothSides";
import { useBothSides } from "../useBothSides";
import { searchStyles } from "./NameSearch.styles";

/** Largest number of results; the lists show all names. */
const most = 8;

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
      {near.length > 0 && (
        <p className="row">
          {t("hub.search.near")}
          {near.map(({ name, slug }) => (
            <button key={slug} type="button" css={chip} onClick={() => setTyped(name)}>
              {name}
            </button>
          ))}
        </p>
      )}
      {found.length > 0 && (
        <>
          <ul className="names">
            {found.slice(0, most).map(({ entry, sides }) => (
              <li key={entry.slug}>
                <a href={pathTo(`${sides[0] ?? "girl"}Name`, language, { name: entry.slug })}>{entry.name}</a>
                {sides.map((side) => (
                  <Tag key={side}>{t(`side.${side}`)}</Tag>
                ))}
                <p>{entry.meaning}</p>
              </li>
            ))}
          </ul>
          <p className="row">
            {(["girl", "boy"] as const).map((side) => {
              const count = found.filter(({ sides }) => sides.includes(side)).length;
              return (
                count > 0 && (
                  <a key={side} css={chip} href={pathTo(`${side}Names`, language) + toFragment({ q: deferredQuery })}>
                    {t(`hub.search.all.${side}`, { n: count })} <Icon name="arrow" />
                  </a>
                )
              );
            })}
          </p>
        </>
      )}
    </div>
  );
}
