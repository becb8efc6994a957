import { type Entry, EntryGrid } from "./EntryGrid";

export interface EntryGroupProps {
  anchor: string;
  name: string;
  text: string;
  entries: readonly Entry[];
}

/** A part of a list under its heading. */
export function EntryGroup({ anchor, name, text, entries }: EntryGroupProps) {
  return (
    <section aria-labelledby={anchor} css={{ marginBottom: "3rem" }}>
      <h2 id={anchor}>{name}</h2>
      <p css={{ margin: "0.5rem 0 1.25rem", maxWidth: "60ch" }}>{text}</p>
      <EntryGrid entries={entries} />
    </section>
  );
}
