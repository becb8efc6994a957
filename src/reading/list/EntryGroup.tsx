import type { Arrangement } from "./arrangements";
import { EntryGallery } from "./EntryGallery";
import { type Entry, EntryGrid } from "./EntryGrid";

export interface EntryGroupProps {
  anchor: string;
  name: string;
  text: string;
  entries: readonly Entry[];
  /** Whether the text of an entry is cut to three lines, because its page has it in full. */
  isShort?: boolean;
  gallery?: Arrangement["gallery"];
}

/** A part of a list with its heading. */
export function EntryGroup({ anchor, name, text, entries, isShort, gallery }: EntryGroupProps) {
  return (
    <section aria-labelledby={anchor} css={{ marginBottom: "2.5rem", "& > p": { marginBottom: "1.25rem", maxWidth: "60ch" } }}>
      <h2 id={anchor}>{name}</h2>
      <p>{text}</p>
      {gallery ? <EntryGallery entries={entries} isCollage={gallery === "collages"} /> : <EntryGrid entries={entries} isShort={isShort} />}
    </section>
  );
}
