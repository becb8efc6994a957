/** Columns of a tool whose form has many short fields: it takes more of the width, and they stand two in a row. */
export const wideForm = { columns: "minmax(20rem, 1.3fr) minmax(0, 1fr)" } as const;
