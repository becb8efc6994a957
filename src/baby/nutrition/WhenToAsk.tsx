import { bullets } from "../../ui/theme/globalStyles";
import { leaf, use } from "../../ui/theme/tokens";

export interface WhenToAskProps {
  signs: readonly string[];
}

const panel = {
  background: use.tintHoney,
  borderRadius: leaf.l,
  padding: "1.125rem 1.25rem 1.125rem 2.25rem",
  breakInside: "avoid",
} as const;

/** The signs with which to ask a doctor, in a panel. */
export const WhenToAsk = ({ signs }: WhenToAskProps) => (
  <ul css={{ ...bullets, ...panel }}>
    {signs.map((sign) => (
      <li key={sign}>{sign}</li>
    ))}
  </ul>
);
