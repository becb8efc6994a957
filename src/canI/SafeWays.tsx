import { BulletList } from "../ui/BulletList";

export interface SafeWaysProps {
  heading: string;
  /** Null if no precaution is needed. */
  ways: readonly string[] | null;
}

/** What makes it safe, as an unnumbered list because the order does not matter; empty if no precaution is needed. */
export function SafeWays({ heading, ways }: SafeWaysProps) {
  if (!ways) return null;
  return (
    <>
      <h2 id="safely">{heading}</h2>
      <BulletList items={ways} />
    </>
  );
}
