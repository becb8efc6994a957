import { useRef } from "react";
import { useTexts } from "../../text/useTexts";
import { button, ghostButton } from "../../ui/Button.styles";
import { mergeLists, type SharedState } from "../../ui/device/sharedState";
import { useOnChange } from "../../ui/device/useOnChange";
import { PartnersLine } from "./PartnersLine";
import { PartnersTexts } from "./PartnersTexts";
import { newTexts, type TickListKind, takeOver } from "./tickFormats";
import { labelInList, labelOfField } from "./tickList";

export interface PartnersTicksProps {
  kind: TickListKind;
  /** The list on the page, which contains the text of each box. */
  list: Element;
  mine: SharedState<string>;
  theirs: SharedState<string>;
  /** Called with the new state of the list, and a sentence about the change. */
  onChange: (next: SharedState<string>, words: string) => void;
  onClose: () => void;
}

/** Compares the partner’s list with the reader’s own: on both, only on this one, only on the partner’s. Nothing is taken over without a tap. */
export function PartnersTicks({ kind, list, mine, theirs, onChange, onClose }: PartnersTicksProps) {
  const t = useTexts();
  const part = useRef<HTMLDivElement>(null);
  // Each link that is read brings the focus here.
  useOnChange([theirs], () => part.current?.focus());

  const known = theirs.items.filter((item) => labelInList(list, item) !== null);
  const missing = theirs.items.length - known.length;
  const lists = mergeLists(mine.items, known);
  const texts = newTexts(mine, theirs).filter(([field]) => labelOfField(list, field) !== null);
  const isFresh = mine.items.length === 0;
  const groups = (["both", "mine", "theirs"] as const).filter((group) => lists[group].length > 0 && (!isFresh || group === "theirs"));
  const take = (items: readonly string[], words: string, taken: SharedState<string>["texts"] = {}) => {
    part.current?.focus();
    onChange(takeOver(mine, items, taken), words);
  };
  return (
    <div className="partner" ref={part} tabIndex={-1}>
      <h2>{t(`${kind}.sent`)}</h2>
      <p role="status">{t(lists.theirs.length + texts.length === 0 ? "ticks.same" : isFresh ? "ticks.fresh" : "ticks.how")}</p>
      {missing > 0 && <p className="note">{t("ticks.unknown", { count: missing })}</p>}
      {groups.map((group) => (
        <div key={group}>
          <h3>{t("ticks.part", { title: t(`ticks.part.${isFresh ? "sent" : group}`), n: lists[group].length })}</h3>
          <ul>
            {lists[group].map((item) => (
              <PartnersLine
                key={item}
                label={labelInList(list, item) ?? item}
                onAdd={group === "theirs" ? (label) => take([item], t("ticks.added", { label })) : undefined}
              />
            ))}
          </ul>
        </div>
      ))}
      {texts.length > 0 && (
        <PartnersTexts
          texts={texts.map(([field, text]) => ({ field, text, label: labelOfField(list, field) ?? field }))}
          onAdd={({ field, text, label }) => take([], t("ticks.added", { label }), { [field]: text })}
        />
      )}
      <p className="ways">
        {lists.theirs.length + texts.length > 0 && (
          <button
            type="button"
            css={button}
            onClick={() =>
              take(lists.theirs, t("ticks.addedAll", { count: lists.theirs.length + texts.length }), Object.fromEntries(texts))
            }
          >
            {t("ticks.addAll")}
          </button>
        )}
        <button type="button" css={ghostButton} onClick={onClose}>
          {t("ticks.close")}
        </button>
      </p>
    </div>
  );
}
