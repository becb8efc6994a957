/** The browser tests look at one page of each kind, under the headers the site is served with: here, that no kind is left out. */
import { routeIds, routeOf } from "../../src/routes/routes";
import { pages } from "../browser/pageKinds";

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`);

test("a page of every template is looked at", () => {
  const paths = pages.filter(({ language }) => language === "tr").map(({ path }) => path);
  const templates = routeIds.map((id) => ({ template: routeOf(id).template, path: patternOf(routeOf(id).tr) }));
  // An unknown address gets the page that no address leads to. The page of the apps leads on to a store at once: shell.spec.ts opens it.
  const looked = new Set([
    "reading/notFound",
    "reading/apps",
    ...templates.filter(({ path }) => paths.some((seen) => path.test(seen))).map(({ template }) => template),
  ]);
  expect([...new Set(templates.map(({ template }) => template))].filter((template) => !looked.has(template))).toEqual([]);
});
