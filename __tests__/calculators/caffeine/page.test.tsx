import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { caffeineDrinks } from "../../../src/calculators/caffeine/caffeine";
import CaffeinePage, { Head } from "../../../src/calculators/caffeine/page";
import { type Language, languages, pathTo } from "../../../src/routes/routes";
import { contextFor, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const dataIn = (language: Language): Queries.CaffeinePageQuery => ({
  ...shellFor("caffeine", language),
  calculator: {
    written: "2026-11-22",
    nextReview: "2027-11-22",
    abroad: [],
    sources: [{ key: "efsa", publisher: "EFSA", title: "Caffeine", year: 2015, url: "https://efsa.example" }],
  },
});

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});

describe.each(languages)("the caffeine of a day (%s)", (language) => {
  const text = textsIn(language, "caffeine", "common");
  const context = contextFor("caffeine", language);
  const user = userEvent.setup({ delay: null });
  const draw = () => renderTemplate(CaffeinePage, dataIn(language), context);
  const box = (key: string) => screen.getByRole("textbox", { name: new RegExp(`^${text(`caffeine.drink.${key}`)}`) });
  const submit = () => user.click(screen.getByRole("button", { name: text("caffeine.submit") }));
  const result = () => screen.getByRole("region", { name: text("tool.result") });

  test("adds up what is typed, compares it with the limit, and moves the focus there", async () => {
    draw();
    await user.type(box("tea-glass"), "3");
    await user.type(box("turkish-light"), "0,5");
    await submit();
    expect(result()).toHaveTextContent(text("caffeine.sum", { mg: 156 }));
    expect(result()).toHaveTextContent(text("caffeine.verdict.within", { left: 44, limit: 200 }));
    expect(result()).toHaveFocus();
  });

  test("above the limit it says calmly what to do", async () => {
    draw();
    await user.type(box("filter"), "2");
    await submit();
    expect(result()).toHaveTextContent(text("caffeine.verdict.over", { left: 80, limit: 200 }));
    expect(result()).toHaveTextContent(text("caffeine.then.over"));
  });

  test("says which box is wrong and why, and puts the focus there", async () => {
    draw();
    await user.type(box("cola"), "iki");
    await submit();
    expect(box("cola")).toHaveFocus();
    expect(box("cola")).toHaveAccessibleDescription(text("caffeine.error.notANumber"));
    expect(result()).toHaveTextContent(text("caffeine.before"));
  });

  test("can be added up by hand, and links to the foods", () => {
    const { container } = draw();
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("table").querySelectorAll("tbody tr")).toHaveLength(caffeineDrinks.length);
    expect(main.getByRole("link", { name: text("caffeine.foods") })).toHaveAttribute("href", pathTo("canIEat", language));
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own title and description in the head", async () => {
    expect(await renderHead(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: `${text("caffeine.title")} – Ninni`,
      description: text("caffeine.description"),
      ...headAddresses(context.paths, language),
    });
  });
});
