/** Columns of a tool whose form has many short fields: the form is wider, so that two fields fit side by side. */
export const wideForm = { columns: "minmax(20rem, 1.3fr) minmax(0, 1fr)" } as const;
