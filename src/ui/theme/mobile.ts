/** The owner’s breakpoint for phones, in a file of its own for scripts that need no other styles. */
export const mobile = "(max-width: 768px)";
