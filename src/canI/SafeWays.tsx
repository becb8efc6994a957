import { BulletList } from "../ui/BulletList";

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
      <BulletList items={ways} />
    </>
  );
}
