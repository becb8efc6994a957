/**
 * Escapes a text for HTML or XML, between tags or in an attribute in double quotes.
 * @example escapeHtml('5 < 6 & "7"') // "5 &lt; 6 &amp; &quot;7&quot;"
 */
export const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
