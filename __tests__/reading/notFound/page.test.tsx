import { screen, within } from "@testing-library/react";
import NotFoundPage, { Head } from "../../../src/reading/notFound/page";
import { routePaths } from "../../../src/routes/paths";
import { type Language, languages, type RouteId } from "../../../src/routes/routes";
import { contextFor, findLandmarks, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const buttons: RouteId[] = ["home", "tools"];
const ways: RouteId[] = ["pregnancyWeeks", "babyWeeks", "symptoms", "canIEat", "firstAidTopics", "names"];
/** What leads to weeks, babies or names, which quiet mode hides. */
const goneInQuiet: RouteId[] = ["pregnancyWeeks", "babyWeeks", "names"];
const dataIn = (language: Language): Queries.NotFoundPageQuery => shellFor("notFound", language);

const expectedIn = (language: Language) => {
  const t = textsIn(language, "notFound", "common");
  return {
    title: t("notFound.title"),
    lead: t("notFound.lead"),
    emergency: t("notFound.emergency"),
    report: t("notFound.report"),
    other: {
      tr: { language: "en", question: t("notFound.other"), home: "/en" },
      en: { language: "tr", question: t("notFound.other"), home: "/" },
    }[language],
  };
};

describe.each(languages)("the page for an unknown address (%s)", (language) => {
  const words = expectedIn(language);
  const context = contextFor("notFound", language);
  const draw = () => renderTemplate(NotFoundPage, dataIn(language), context);
  const main = () => within(screen.getByRole("main"));

  test("says so, inside the site, and what to do in an emergency", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words.title);
    expect(screen.getByText(words.emergency)).toHaveTextContent(/\b112\b/);
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("offers ways out", () => {
    draw();
    const lists = main()
      .getAllByRole("list")
      .map((list) =>
        within(list)
          .getAllByRole("link")
          .map((link) => link.getAttribute("href")),
      );
    const paths = (ids: RouteId[]) => ids.map((id) => routePaths[id][language]);
    expect(lists).toEqual([paths(buttons), paths(ways)]);
    expect(main().getByRole("link", { name: words.report })).toHaveAttribute("href", routePaths.contact[language]);
  });

  test("has no links to weeks, babies or names in quiet mode", () => {
    draw();
    const hidden = [...document.querySelectorAll("main li[data-quiet-hides] a")].map((link) => link.getAttribute("href"));
    expect(hidden).toEqual(goneInQuiet.map((id) => routePaths[id][language]));
  });

  test("offers the home page of the other language, in that language", () => {
    draw();
    const question = screen.getByText(
      (_, element) => element?.tagName === "P" && element.textContent?.includes(words.other.question) === true,
    );
    expect(question).toHaveAttribute("lang", words.other.language);
    expect(within(question).getByRole("link")).toHaveAttribute("href", words.other.home);
    for (const link of document.querySelectorAll("[data-twin]")) expect(link).toHaveAttribute("href", words.other.home);
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
