import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { tierIcons } from "../../triage/TierCard";
import { button, ghostButton } from "../../ui/Button.styles";
import { Icon } from "../../ui/Icon";
import { use } from "../../ui/theme/tokens";
import { type SignTier, type Stage, type TieredSign, tierAt } from "../../vocabulary/tiers";
import type { BothTexts } from "../shared/BilingualTicks";
import { phraseStyles } from "./phrases.styles";

export interface PhraseProps extends BothTexts {
  /** Anchor of the sentence, unique on the page. */
  id: string;
  /** The danger sign the sentence describes, and the stage it applies to. */
  sign?: TieredSign | null;
  stage?: Stage | null;
}

/** The sentence with space to write in place of its dots. */
function WithBlanks({ text }: { text: string }) {
  return (
    <>
      {text.split("…").flatMap((part, i) =>
        i === 0
          ? [part]
          : [
              <span key={part + String(i)} className="blank">
                …
              </span>,
              part,
            ],
      )}
    </>
  );
}

/** How urgent a sentence is: the tier of its sign. */
function Urgency({ tier }: { tier: SignTier }) {
  const t = useTexts();
  return (
    <span className="tier" css={{ background: use[`${tier}Head`], color: use[`${tier}HeadText`] }}>
      <Icon name={tierIcons[tier]} /> {t(`tier.${tier}`)}
    </span>
  );
}

/** A sentence in both languages, shown on the whole screen when it is tapped: the browser’s own popover, which needs no script and closes with Escape. */
export function Phrase({ id, tr, en, sign, stage }: PhraseProps) {
  const t = useTexts();
  const language = useLanguage();
  const other = language === "tr" ? "en" : "tr";
  const texts = { tr, en };
  const tier = sign && stage ? tierAt(sign, stage) : undefined;
  const big = `big-${id}`;
  return (
    <li id={id} css={phraseStyles}>
      <button type="button" {...{ popovertarget: big }}>
        <span className="visually-hidden">{t("phrases.show")}</span>
        <span className="own">
          <WithBlanks text={texts[language]} />
        </span>
        <span className="other" lang={other}>
          <WithBlanks text={texts[other]} />
        </span>
        {tier && <Urgency tier={tier} />}
      </button>
      <div id={big} {...{ popover: "auto" }} role="dialog" aria-label={texts[language]} className="no-print">
        <p className="other" lang={other}>
          <WithBlanks text={texts[other]} />
        </p>
        <p className="own">
          <WithBlanks text={texts[language]} />
        </p>
        <p className="ways">
          {tier === "call112" && (
            <a href="tel:112" css={{ ...button, background: use.call112Head, borderColor: use.call112Head, color: use.call112HeadText }}>
              <Icon name="phone" /> {t("phrases.dial")}
            </a>
          )}
          <button type="button" css={ghostButton} {...{ popovertarget: big, popovertargetaction: "hide" }}>
            <Icon name="close" /> {t("phrases.close")}
          </button>
        </p>
      </div>
    </li>
  );
}
