import { useTexts } from "../text/useTexts";
import { leaf, size, use } from "../ui/theme/tokens";
import type { ShownSign } from "./SignCards";
import { WholeListLine } from "./WholeListLine";

export interface CallLinesProps {
  signs: readonly ShownSign[];
  /** Whose whole list the last line links to. */
  whose: "mother" | "baby";
}

/** Below an answer: the signs it is about, each with whom to call, by stage if that differs, and where all signs are. */
export function CallLines({ signs, whose }: CallLinesProps) {
  const t = useTexts();
  return (
    <div
      css={{
        background: use.tintBlush,
        borderRadius: leaf.m,
        padding: "0.875rem 1.125rem",
        fontSize: size.small,
        "& li + li": { marginTop: "0.375rem" },
        "& b": { color: use.berry },
      }}
    >
      <p>
        <b>{t("callFor.numbers")}</b>
      </p>
      <ul>
        {signs.map(({ key, text, tiers }) => {
          const own = [...new Set(tiers.map(({ tier }) => tier))];
          const [only] = own;
          return (
            <li key={key}>
              {text}:{" "}
              {only && own.length === 1 ? (
                <b>{t(`short.${only}`)}</b>
              ) : (
                tiers.map(({ stage, tier }, i) => (
                  <span key={stage}>
                    {i > 0 && ", "}
                    {t(`in.${stage}`)} <b>{t(`short.${tier}`)}</b>
                  </span>
                ))
              )}
              .
            </li>
          );
        })}
      </ul>
      <WholeListLine of={whose} />
    </div>
  );
}
