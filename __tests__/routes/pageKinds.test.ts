/** The browser tests check one page of each kind, with the headers the site is served with. This test makes sure that no kind is missing. */
import { routeIds, routeOf } from "../../src/routes/routes";
import { pages, patternOf } from "../browser/pageKinds";

test("the browser tests open a page of every template", () => {
  const paths = pages.filter(({ language }) => language === "tr").map(({ path }) => path);
  const templates = routeIds.map((id) => ({ template: routeOf(id).template, path: patternOf(routeOf(id).tr) }));
  // The not-found page has no address of its own; an unknown address shows it. The apps page redirects to a store at once: shell.spec.ts opens it.
  const looked = new Set([
    "reading/notFound",
    "reading/apps",
    ...templates.filter(({ path }) => paths.some((seen) => path.test(seen))).map(({ template }) => template),
  ]);
  expect([...new Set(templates.map(({ template }) => template))].filter((template) => !looked.has(template))).toEqual([]);
});
