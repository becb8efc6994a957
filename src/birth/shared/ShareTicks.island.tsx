import { useEffect, useRef, useState } from "react";
import { useTexts } from "../../text/useTexts";
import { ghostButton } from "../../ui/Button.styles";
import { encodeShared, type SharedState } from "../../ui/device/sharedState";
import { shownEvent } from "../../ui/device/shownEvent";
import { useShared } from "../../ui/device/useShared";
import { LineForm } from "../../ui/form/LineForm";
import { SharePanel } from "../../ui/SharePanel";
import { PartnersTicks } from "./PartnersTicks";
import { shareStyles } from "./share.styles";
import { type TickListKind, tickFormats } from "./tickFormats";
import { fillTickList, readTickList } from "./tickList";

export interface ShareTicksProps {
  kind: TickListKind;
  /** Anchor of the list it belongs to. */
  listId: string;
  /** Full address of the page. */
  page: string;
}

const nothing: SharedState<string> = { items: [], texts: {} };
const isEmpty = ({ items, texts }: SharedState<string>): boolean => items.length === 0 && Object.keys(texts).length === 0;

/** Shares a list of ticks, compares it with the partner’s, and can clear it. The list itself is HTML and stores itself. */
export default function ShareTicks({ kind, listId, page }: ShareTicksProps) {
  const t = useTexts();
  const { shared, read, close } = useShared(tickFormats[kind]);
  const [mine, setMine] = useState(nothing);
  const [past, setPast] = useState<readonly SharedState<string>[]>([]);
  const [said, setSaid] = useState("");
  const list = useRef<HTMLElement | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const element = document.getElementById(listId);
    list.current = element;
    if (!element) return;
    const refresh = () => setMine(readTickList(element));
    refresh();
    const events = ["change", "input", shownEvent];
    for (const event of events) element.addEventListener(event, refresh);
    return () => {
      for (const event of events) element.removeEventListener(event, refresh);
    };
  }, [listId]);
  useEffect(() => {
    if (shared?.ok === false) field.current?.focus();
  }, [shared]);

  const change = (next: SharedState<string>, words: string) => {
    if (!list.current) return;
    setPast([...past, mine]);
    fillTickList(list.current, next);
    setSaid(words);
  };
  const undo = () => {
    if (!list.current) return;
    fillTickList(list.current, past.at(-1) ?? mine);
    setPast(past.slice(0, -1));
    setSaid(t("ticks.undone"));
    title.current?.focus();
  };
  const refusal = shared?.ok === false ? shared.reason : null;
  return (
    <section id="share" aria-labelledby="share-title" className="no-print" css={shareStyles}>
      {shared?.ok && list.current && (
        <PartnersTicks
          kind={kind}
          list={list.current}
          mine={mine}
          theirs={shared}
          onChange={change}
          onClose={() => {
            title.current?.focus();
            close();
          }}
        />
      )}
      <h2 id="share-title" ref={title} tabIndex={-1}>
        {t(`${kind}.share.title`)}
      </h2>
      <p>{t(`${kind}.share.text`)}</p>
      <noscript>
        <p>{t("ticks.noScript")}</p>
      </noscript>
      {isEmpty(mine) ? (
        <p className="note needs-script">{t(`${kind}.share.empty`)}</p>
      ) : (
        <SharePanel page={page} fragment={encodeShared(tickFormats[kind], mine)} message={t(`${kind}.share.message`)} />
      )}
      <p className="ways">
        {!isEmpty(mine) && (
          <button type="button" css={ghostButton} onClick={() => change(nothing, t("ticks.forgotten"))}>
            {t("ticks.forget")}
          </button>
        )}
        {past.length > 0 && (
          <button type="button" css={ghostButton} onClick={undo}>
            {t("ticks.undo")}
          </button>
        )}
      </p>
      <p role="status">{said}</p>
      <div className="needs-script">
        <LineForm
          id="partner-link"
          name={t("ticks.partner")}
          words={{ label: t("ticks.partner"), hint: t("ticks.partner.hint"), submit: t("ticks.partner.read") }}
          error={refusal && t(refusal === "newer" ? "share.newer" : `ticks.refused.${refusal}`)}
          field={field}
          onSubmit={read}
        />
      </div>
    </section>
  );
}
