/** @jest-environment jsdom */
import { compactHtml } from "../../src/gatsby/compactHtml";

/** The page as a browser parses it. */
const parsed = (html: string): string => {
  const place = document.createElement("div");
  place.innerHTML = html;
  return place.innerHTML;
};

test.each([
  [
    "an attribute without a value",
    '<div hidden="" data-x="a" class=""><img alt="" src="/a.svg"/></div>',
    '<div hidden data-x=a class><img alt src="/a.svg"/></div>',
  ],
  [
    "quotes around one word, but not before a slash that would join it",
    '<a href="/a/b" class="c d" title="e=f"><img src="/a.svg" width="4" alt=""/><img alt="" src="/a.svg"/></a>',
    '<a href=/a/b class="c d" title="e=f"><img src=/a.svg width=4 alt/><img alt src="/a.svg"/></a>',
  ],
  ["shapes", '<svg><path d="M0 0"></path><use href="#a"></use></svg>', '<svg><path d="M0 0"/><use href="#a"/></svg>'],
  ["entries, also of a list in a list", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>", "<ul><li>a<ul><li>b</ul><li>c</ul>"],
  ["facts in rows", "<dl><div><dt>a</dt><dd>b</dd></div></dl>", "<dl><div><dt>a<dd>b</div></dl>"],
  ["paragraphs before blocks and ends", "<div><p>a</p><p>b</p><ul></ul><p>c</p></div>", "<div><p>a<p>b<ul></ul><p>c</div>"],
  [
    "tables",
    "<table><tbody><tr><th>a</th><td>b</td></tr><tr><td>c</td></tr></tbody></table>",
    "<table><tbody><tr><th>a<td>b<tr><td>c</tbody></table>",
  ],
])("%s is shortened and is the same page", (_, html, expected) => {
  expect(compactHtml(html)).toBe(expected);
  expect(parsed(expected)).toBe(parsed(html));
});

test.each([
  ["a paragraph inside a link, which may go on behind it", "<a><p>a</p></a>"],
  ["a paragraph before words", "<div><p>a</p>b</div>"],
  ["an entry before words", "<ul><li>a</li> <li>b</li> </ul>"],
  ["a pre, which is no paragraph", "<div><pre>a</pre></div>"],
  ["words that look like an attribute", '<p>x=""</p><script>{"a":"b=\\"\\""}</script>'],
  ["a value with quotes", '<a title="x=&quot;&quot;">a</a>'],
])("%s is unchanged", (_, html) => {
  expect(compactHtml(html)).toBe(html);
});
