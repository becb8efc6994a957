/**
 * The rings behind the text of a deep panel, as a CSS background.
 * @param step distance between two rings in pixels
 * @param opacity 0–1
 * @example panelRings(24, 0.14) // for "&::after"
 */
export const panelRings = (step: number, opacity: number): string =>
  `repeating-radial-gradient(circle, transparent 0 ${step - 1}px, rgb(201 222 221/${opacity}) ${step - 1}px ${step}px)`;
