/** Ends of shapes of SVG, which hold nothing. */
const emptyShapes = /><\/(?:circle|ellipse|line|path|polygon|polyline|rect|stop|use)>/g;

/** Ends that the next tag tells: one more of the same kind, or the end of what holds it. */
const needlessEnds = [
  /<\/li>(?=<li[ >]|<\/[ou]l>)/g,
  /<\/d[dt]>(?=<d[dt][ >]|<\/(?:dl|div)>)/g,
  /<\/p>(?=<(?:p|ul|ol|dl|div|h[1-6])[ >]|<\/(?:div|section|article|li)>)/g,
  /<\/t[dh]>(?=<t[dh][ >]|<\/tr>)/g,
  /<\/tr>(?=<tr[ >]|<\/t(?:body|head)>)/g,
  /<\/option>(?=<option[ >]|<\/select>)/g,
];

/**
 * React's HTML without what HTML does not need: a browser makes the same page of both, to the last node.
 * @param html as React writes it: attributes in double quotes, no bare `<` or `>` in text or attributes
 * @example compactHtml('<ul><li hidden="">a</li><li>b</li></ul>') // "<ul><li hidden>a<li>b</ul>"
 */
export function compactHtml(html: string): string {
  const withoutEmpty = html.replace(/<[a-zA-Z][^<>]*=""[^<>]*>/g, (tag) => tag.replaceAll('=""', "")).replace(emptyShapes, "/>");
  return needlessEnds.reduce((text, end) => text.replace(end, ""), withoutEmpty);
}
