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

/** A tag with attributes; the end of one that closes itself is left out. */
const tagWithAttributes = /<[a-zA-Z][^<>]*?="[^<>]*?(?=\/?>)/g;
/** An attribute, and the space that parts it from the one before. */
const attribute = /(\s[^\s="]+)="([^"]*)"/g;
/** What HTML takes for a whole value without quotes. */
const isBareValue = (value: string): boolean => /^[^\s"'=<>`]+$/.test(value);

/** Attributes without an empty value, and without the quotes a value does not need; a last value keeps them before `/>`, where the slash would join it. */
const compactAttributes = (tag: string, offset: number, html: string): string =>
  tag.replace(attribute, (whole, name: string, value: string, at: number) => {
    if (value === "") return name;
    const joinsSlash = html[offset + tag.length] === "/" && at + whole.length === tag.length;
    return isBareValue(value) && !joinsSlash ? `${name}=${value}` : whole;
  });

/**
 * React's HTML without what HTML does not need: a browser makes the same page of both, to the last node.
 * @param html as React writes it: attributes in double quotes, no bare `<` or `>` in text or attributes
 * @example compactHtml('<ul><li hidden="" class="a">a</li><li>b</li></ul>') // "<ul><li hidden class=a>a<li>b</ul>"
 */
export function compactHtml(html: string): string {
  const shorter = html.replace(emptyShapes, "/>").replace(tagWithAttributes, compactAttributes);
  return needlessEnds.reduce((text, end) => text.replace(end, ""), shorter);
}
