import { figureTable } from "./Table.styles";
import { TableBox } from "./TableBox";
import { leaf, media, size, use } from "./theme/tokens";

export interface TextTableData {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly { readonly cells: readonly string[] }[];
}

export interface TextTableProps {
  table: TextTableData;
}

/** Characters that fit side by side on a phone of 390 px without breaking a word. */
const widthOfPhone = 40;

const longestWord = (text: string): number => Math.max(...text.split(/\s+/).map((word) => word.length));

/**
 * True if every row fits on a phone: the longest cell of each column, or the longest word of its head, added up. A table of two columns always fits.
 * @example fitsPhone({ caption: "", head: ["Age", "Dose"], rows: [{ cells: ["2 years", "5 ml"] }] }) // true
 */
export function fitsPhone({ head, rows }: TextTableData): boolean {
  const widths = head.map((name, column) => Math.max(longestWord(name), ...rows.map(({ cells }) => cells[column]?.length ?? 0)));
  return head.length === 2 || widths.reduce((sum, width) => sum + width, 0) <= widthOfPhone;
}

const styles = {
  ...figureTable,
  maxWidth: "48rem",
  [media.high]: { maxWidth: "54rem" },
  "& caption": { textAlign: "left", fontSize: size.small, color: use.muted, paddingBottom: "0.375rem" },
  "& tr > :last-child": { paddingRight: 0 },
} as const;

/** On a phone each row is a card: its first cell is the heading, every other cell follows the name of its column. */
const cards = {
  [media.cardsOnScreen]: {
    "&, & tbody, & tr, & th, & td, & caption": { display: "block" },
    "& thead": { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
    "& tbody": { display: "grid", gap: "0.75rem" },
    "& tr": { background: use.surface, borderRadius: leaf.m, padding: "0.875rem 1.125rem" },
    "& th, & td": { border: 0, padding: 0 },
    "& th": { fontSize: "1.0625rem", lineHeight: 1.35 },
    "& td": { display: "grid", gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", gap: "0.75rem", marginTop: "0.5rem" },
    "& td::before": { content: "attr(data-head)", fontSize: size.caption, color: use.muted, lineHeight: 1.65 },
  },
} as const;

/** A small table in a text. The elements have explicit roles, because browsers drop those of a table laid out as cards. */
export function TextTable({ table }: TextTableProps) {
  const { caption, head, rows } = table;
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    // biome-ignore-start lint/a11y/useSemanticElements: see above
    <TableBox>
      <table role="table" css={fitsPhone(table) ? styles : { ...styles, ...cards }}>
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {head.map((name) => (
              <th key={name} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ cells: [first, ...cells] }) => (
            <tr key={`${first} ${cells[0]}`} role="row">
              <th role="rowheader" scope="row">
                {first}
              </th>
              {cells.map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never change their order
                <td key={i} role="cell" data-head={head[i + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
    // biome-ignore-end lint/a11y/useSemanticElements: see above
  );
}
