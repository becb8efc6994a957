import { useEffect, useState } from "react";
import { later } from "../../islands/later";
import { useTexts } from "../../text/useTexts";
import { useShared } from "../../ui/device/useShared";
import { EmptyShortlist } from "./EmptyShortlist";
import { NamesFailed } from "./NamesFailed";
import { ShortlistActions } from "./ShortlistActions";
import { ShortlistCompare } from "./ShortlistCompare";
import { ShortlistMerge } from "./ShortlistMerge";
import { ShortlistNames } from "./ShortlistNames";
import { emptyPanel, shortlistPanel } from "./shortlist.styles";
import { shortlistFormat } from "./shortlists";
import { useNameEntries } from "./useNameEntries";
import { useShortlistChanges } from "./useShortlistChanges";

/** Loaded only if there are names on the list. */
const SurnameTest = later(() => import("./SurnameTest").then(({ SurnameTest }) => SurnameTest), "12rem");

/** The names on a visitor's shortlist, with tools to compare them, try a surname, share, merge, print and forget the list. */
export default function Shortlist() {
  const t = useTexts();
  const { saved, said, canUndo, change, undo } = useShortlistChanges();
  const { shared, read, close } = useShared(shortlistFormat);
  const [isAlive, setAlive] = useState(false);
  // Before the script runs, the list is unknown, so the page does not say that it is empty.
  useEffect(() => setAlive(true), []);

  const theirs = shared?.ok ? shared.items : [];
  const entries = useNameEntries([...saved, ...theirs]);
  const names = entries.find(saved);
  const missing = entries.state === "ready" ? saved.length - names.length : 0;

  return (
    <section id="shortlist" aria-labelledby="shortlist-title" css={saved.length === 0 ? emptyPanel : shortlistPanel}>
      <h2 id="shortlist-title" tabIndex={-1}>
        {t("shortlist.title")}
      </h2>
      <noscript>
        <p>{t("shortlist.noScript")}</p>
      </noscript>
      {saved.length === 0 && <EmptyShortlist isKnown={isAlive} />}
      {saved.length > 0 && <p className="note off-sheet">{t("shortlist.here")}</p>}
      {isAlive && entries.state === "loading" && <p role="status">{t("shortlist.loading")}</p>}
      {entries.state === "failed" && <NamesFailed onRetry={entries.retry} />}
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
        onUndo={canUndo ? undo : undefined}
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
