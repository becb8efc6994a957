/** Width of the light border, in cells, that a camera needs to find the code. */
const quietZone = 4;

export interface QrDrawing {
  /** Cells per side, including the quiet zone. */
  cells: number;
  /** The dark cells as one SVG path, with one rectangle for each run of dark cells in a row. */
  path: string;
}

/**
 * Converts the cells of a QR code into a drawing.
 * @param rows the cells without a border, true for dark
 * @example qrPath([[true, true], [false, true]]) // { cells: 10, path: "M4 4h2v1h-2zM5 5h1v1h-1z" }
 */
export function qrPath(rows: readonly (readonly boolean[])[]): QrDrawing {
  const runs = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      const width = (end === -1 ? row.length : end) - x;
      return `M${x + quietZone} ${y + quietZone}h${width}v1h-${width}z`;
    }),
  );
  return { cells: rows.length + 2 * quietZone, path: runs.join("") };
}
