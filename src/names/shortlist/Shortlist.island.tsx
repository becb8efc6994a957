import { useEffect, useState } from "react";
import { later } from "../../islands/later";
import { useTexts } from "../../text/useTexts";
import { ghostButton } from "../../ui/Button.styles";
import { useShared } from "../../ui/device/useShared";
import { LocalLink } from "../../ui/LocalLink";
import { useShortlist } from "../useShortlist";
import { ShortlistActions } from "./ShortlistActions";
import { ShortlistCompare } from "./ShortlistCompare";
import { ShortlistMerge } from "./ShortlistMerge";
import { ShortlistNames } from "./ShortlistNames";
import { emptyPanel, shortlistPanel } from "./shortlist.styles";
import { shortlistFormat } from "./shortlists";
import { useNameEntries } from "./useNameEntries";

/** Loaded only if there are names on the list. */
const SurnameTest = later(() => import("./SurnameTest").then(({ SurnameTest }) => SurnameTest), "12rem");

/** The names on a visitor's shortlist, with tools to compare them, try a surname, share, merge, print and forget the list. */
export default function Shortlist() {
  const t = useTexts();
  const { saved, set, forget } = useShortlist();
  const { shared, read, close } = useShared(shortlistFormat);
  const [isAlive, setAlive] = useState(false);
  /** The lists before each change, for undo. */
  const [past, setPast] = useState<readonly (readonly string[])[]>([]);
  const [said, setSaid] = useState("");
  // Before the script runs, the list is unknown, so the page does not say that it is empty.
  useEffect(() => setAlive(true), []);

  const theirs = shared?.ok ? shared.items : [];
  const entries = useNameEntries([...saved, ...theirs]);
  const names = entries.find(saved);
  const missing = entries.state === "ready" ? saved.length - names.length : 0;

  const put = (ids: readonly string[]) => (ids.length === 0 ? forget() : set(ids));
  const change = (ids: readonly string[], words: string) => {
    setPast([...past, saved]);
    put(ids);
    setSaid(words);
  };
  const undo = () => {
    put(past.at(-1) ?? saved);
    setPast(past.slice(0, -1));
    setSaid(t("shortlist.undone"));
    document.getElementById("shortlist-title")?.focus();
  };
  return (
    <section id="shortlist" aria-labelledby="shortlist-title" css={saved.length === 0 ? emptyPanel : shortlistPanel}>
      <h2 id="shortlist-title" tabIndex={-1}>
        {t("shortlist.title")}
      </h2>
      <noscript>
        <p>{t("shortlist.noScript")}</p>
      </noscript>
      {saved.length === 0 && (
        <div className="off-sheet">
          <p className="needs-script">
            {isAlive && `${t("shortlist.empty")} `}
            {t("shortlist.how")}
          </p>
          <p className="buttons" css={{ marginTop: "0.75rem", "& a": ghostButton }}>
            <LocalLink to="girlNames">{t("hub.side.girl")}</LocalLink>
            <LocalLink to="boyNames">{t("hub.side.boy")}</LocalLink>
          </p>
        </div>
      )}
      {saved.length > 0 && <p className="note off-sheet">{t("shortlist.here")}</p>}
      {isAlive && entries.state === "loading" && <p role="status">{t("shortlist.loading")}</p>}
      {entries.state === "failed" && (
        <div role="alert">
          <p>{t("shortlist.failed")}</p>
          <button type="button" css={ghostButton} onClick={entries.retry}>
            {t("shortlist.retry")}
          </button>
        </div>
      )}
      {missing > 0 && <p className="note off-sheet">{t("shortlist.missing", { count: missing })}</p>}
      {entries.state === "ready" && names.length > 0 && (
        <ShortlistNames
          names={names}
          onRemove={({ id, name }) =>
            change(
              saved.filter((other) => other !== id),
              t("shortlist.removed", { name }),
            )
          }
        />
      )}
      <ShortlistActions
        ids={entries.state === "ready" ? names.map(({ id }) => id) : saved}
        names={names.map(({ name }) => name)}
        said={said}
        onForget={saved.length > 0 ? () => change([], t("shortlist.forgotten")) : undefined}
        onUndo={past.length > 0 ? undo : undefined}
      />
      {entries.state === "ready" && names.length > 1 && <ShortlistCompare names={names} />}
      {entries.state === "ready" && names.length > 0 && <SurnameTest names={names} />}
      <ShortlistMerge
        mine={saved}
        shared={shared}
        entries={entries}
        onRead={read}
        onAdd={(ids, words) => change([...saved, ...ids], words)}
        onClose={close}
      />
    </section>
  );
}
