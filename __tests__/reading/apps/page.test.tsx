import { screen, within } from "@testing-library/react";
import AppsPage, { Head } from "../../../src/reading/apps/page";
import { type Language, languages, pathTo } from "../../../src/routes/routes";
import { setDevice, userAgents } from "../../support/screen";
import { contextFor, findLandmarks, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";
import { addBehavioursTo } from "../../support/withScript";

// jsdom can only navigate within the same page, so the store addresses are hashes here.
const stores = { android: "#android", ios: "#ios" };
const dataIn = (language: Language): Queries.AppsPageQuery => {
  const { brand, locales } = shellFor("apps", language);
  return { locales, brand: brand && { ...brand, stores } };
};

const tr = textsIn("tr", "apps", "common");
const en = textsIn("en", "apps", "common");
const expected = {
  tr: { title: tr("apps.title"), lead: tr("apps.lead"), home: tr("apps.home") },
  en: {
    title: en("apps.title"),
    lead: en("apps.lead"),
    home: en("apps.home"),
  },
} as const;

describe.each(languages)("the way to the stores (%s)", (language) => {
  const words = expected[language];
  const context = contextFor("apps", language);
  const draw = () => renderTemplate(AppsPage, dataIn(language), context);
  const drawWithScript = async () => addBehavioursTo(draw().container);
  const home = pathTo("home", language);

  beforeEach(() => {
    setDevice(userAgents.mac);
    history.replaceState(null, "", `${home}#here`);
  });

  test.each([
    ["an Android phone", userAgents.android, 5, "#android"],
    ["an iPhone", userAgents.iphone, 5, "#ios"],
    // An iPad says it is a Mac; only its touch screen shows the difference.
    ["an iPad", userAgents.mac, 5, "#ios"],
  ])("redirects %s to its store, without an entry in the history", async (_, userAgent, touchPoints, hash) => {
    setDevice(userAgent, touchPoints);
    const visited = history.length;
    await drawWithScript();
    expect(location.hash).toBe(hash);
    expect(history).toHaveLength(visited);
  });

  test.each([
    ["a Mac", userAgents.mac],
    ["a Windows Phone, which names Android", userAgents.windowsPhone],
  ])("redirects %s to the home page", async (_, userAgent) => {
    setDevice(userAgent);
    await drawWithScript();
    expect(location.pathname + location.hash).toBe(home);
  });

  test("has links to both stores and home, for a reader who is not redirected", () => {
    draw();
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("heading", { level: 1 })).toHaveTextContent(words.title);
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
    expect(main.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["#ios", "#android", home]);
    expect(main.getByRole("link", { name: words.home })).toBeInTheDocument();
  });

  test("shows no text key", () => {
    const { container } = draw();
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("stays out of search engines", async () => {
    expect(await renderHead(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: `${words.title} – Ninni`,
      description: words.lead,
      canonical: null,
      alternates: {},
      robots: "noindex",
    });
  });
});
