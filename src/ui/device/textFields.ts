export type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * The text fields in a part of the page, without checkboxes and radios. Each needs a name of its own.
 * @example textFieldsIn(form).map(({ name }) => name) // ["partner", "own"]
 */
export const textFieldsIn = (part: Element): Field[] => [
  ...part.querySelectorAll<Field>("input:not([type=checkbox], [type=radio]), textarea"),
];
