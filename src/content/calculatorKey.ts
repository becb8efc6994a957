/**
 * The key of the calculator record a page shows, by the folder of its template; undefined for any other page.
 * @example calculatorKey("calculators/dueDate") // "due-date"
 */
export const calculatorKey = (template: string): string | undefined =>
  /^calculators\/(\w+)$/.exec(template)?.[1]?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
