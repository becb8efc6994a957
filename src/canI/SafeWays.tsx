import { bullets } from "../ui/theme/globalStyles";

export interface SafeWaysProps {
  heading: string;
  /** Null where there is nothing to mind. */
  ways: readonly string[] | null;
}

/** What makes it safe: no order among them, so no numbers; nothing where there is nothing to mind. */
export function SafeWays({ heading, ways }: SafeWaysProps) {
  if (!ways) return null;
  return (
    <>
      <h2 id="safely">{heading}</h2>
      <ul css={bullets}>
        {ways.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
    </>
  );
}
