/** The owner's phone, apart from the other widths: a script without styles asks for it. */
export const mobile = "(max-width: 768px)";
