import { screen, within } from "@testing-library/react";
import { MostlyGivenTo } from "../../../src/names/name/MostlyGivenTo";
import { NameLinks } from "../../../src/names/name/NameLinks";
import { NameLists } from "../../../src/names/name/NameLists";
import { NameSources } from "../../../src/names/name/NameSources";
import { languages, pathTo } from "../../../src/routes/routes";
import { renderIn } from "../../support/render";
import { textsIn } from "../../support/texts";

const linksOnPage = () => screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

describe.each(languages)("%s", (language) => {
  const t = textsIn(language);
  const lists = ["popular", "mostLiked", "modern", "rare", "undiscovered", "unisex", "quran"] as const;

  test.each(["girl", "boy"] as const)("links to every list of the %s side", (side) => {
    renderIn(language, <NameLists lists={lists} side={side} />);
    const Side = side === "girl" ? "Girl" : "Boy";
    expect(linksOnPage()).toEqual(lists.map((list) => [t(`list.${list}`), pathTo(`${list}${Side}Names` as "rareGirlNames", language)]));
  });

  test.each(["girl", "boy", "even"])("says who has the name, marked as our judgement: %s", (lean) => {
    renderIn(language, <MostlyGivenTo lean={lean} other={{ side: "boy", path: "/boys/deniz" }} />);
    expect(screen.getByText(t(`bearer.${lean}`))).toHaveTextContent(language === "tr" ? "yargısıdır" : "judgement");
    expect(linksOnPage()).toEqual([[t("bearer.page.boy"), "/boys/deniz"]]);
  });

  test("similar names are links with their meaning", () => {
    renderIn(language, <NameLinks names={[{ name: "Ela", meaning: "hazel", path: "/ela" }]} />);
    expect(linksOnPage()).toEqual([["Ela hazel", "/ela"]]);
  });

  test.each(["compared", "word", "compound", "editors", "disputed"])(
    "says how the page was made and where to report a mistake: %s",
    (evidence) => {
      const sources = [
        { key: "a", publisher: "ONS", title: "Names", year: 2025, url: "https://ons.example" },
        { key: "b", publisher: "TÜİK", title: "Table", year: null, url: "https://tuik.example" },
      ];
      renderIn(language, <NameSources evidence={evidence} sources={sources} />);
      const block = screen.getByRole("region", { name: t("heading.how") });
      expect(block).toHaveTextContent(`${t("how.own")} ${t(`how.${evidence}`)}`);
      expect(block).toHaveTextContent(t("how.review"));
      expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["ONS. Names, 2025", "TÜİK. Table"]);
      expect(linksOnPage()).toEqual([
        ["Names", "https://ons.example"],
        ["Table", "https://tuik.example"],
        [t("how.report"), pathTo("contact", language)],
      ]);
    },
  );

  test("counts the open lists it was compared with and names the others", () => {
    const list = (key: string) => ({ key, publisher: "List", title: key, year: null, url: null });
    const tuik = { key: "names-tuik", publisher: "TÜİK", title: "Table", year: null, url: null };
    const { unmount } = renderIn(
      language,
      <NameSources evidence="compared" sources={[tuik, list("names-list-sozluk"), list("names-list-site")]} />,
    );
    expect(screen.getByText(t("how.openLists_other", { count: 2 }))).toBeInTheDocument();
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["TÜİK. Table"]);
    expect(within(screen.getByRole("list")).queryByRole("link")).not.toBeInTheDocument();
    unmount();
    renderIn(language, <NameSources evidence="compared" sources={[list("names-list-site")]} />);
    expect(screen.getByText(t("how.openLists_one", { count: 1 }))).toBeInTheDocument();
    expect(screen.queryByText(t("how.lists"))).not.toBeInTheDocument();
  });

  test("mentions no sources if there are none", () => {
    renderIn(language, <NameSources evidence="editors" sources={[]} />);
    expect(screen.queryByText(t("how.lists"))).not.toBeInTheDocument();
    expect(screen.queryByRole("list")).not.toBeInTheDocument();
  });
});
