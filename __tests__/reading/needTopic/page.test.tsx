import { screen, within } from "@testing-library/react";
import NeedTopicPage, { Head } from "../../../src/reading/needTopic/page";
import { type Language, languages, pathTo } from "../../../src/routes/routes";
import { formatDate } from "../../../src/text/formatDate";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const paths = {
  tr: "/anne-cocuk-bebek-urun-onerileri/gebelikte-gerekenler",
  en: "/en/mother-child-baby-product-recommendations/in-pregnancy",
};
const nhs = { key: "nhs", publisher: "NHS", title: "What you’ll need", year: 2023, url: "https://nhs.uk/need" };
const ec = { key: "ec", publisher: "European Commission", title: "Child seats", year: null, url: "https://europa.eu/seats" };

const guide = (key: string, title: string, sources: (typeof nhs | typeof ec)[]) => ({
  key,
  level: "must" as const,
  picture: "pillow",
  title,
  summary: `About ${title}.`,
  why: [`Why ${title}.`],
  lookFor: [`Look at ${title}.`],
  avoid: [`Leave ${title}.`],
  safeUse: [`Use ${title}.`],
  secondHand: `Used ${title}.`,
  written: "2026-11-21",
  nextReview: "2027-11-21",
  abroad: [],
  sources,
});
const dataIn = (language: Language, others = {}): Queries.NeedTopicPageQuery => ({
  ...shellFor("productsTopic", language),
  topic: { title: "In pregnancy", description: "Pillow, bra, stockings.", lead: "Fewer things than the shops suggest." },
  guides: { nodes: [guide("UT-0-1", "Pillow", [nhs]), { ...guide("UT-0-2", "Bra", [nhs, ec]), ...others }] },
});

const tr = textsIn("tr", "needs", "common");
const en = textsIn("en", "needs", "common");
const expected = {
  tr: { all: tr("nav.products"), sources: tr("trust.sources_one", { count: 2 }), made: tr("trust.title") },
  en: { all: en("nav.products"), sources: en("trust.sources_one", { count: 2 }), made: en("trust.title") },
} as const;

describe.each(languages)("the need guides of a topic (%s)", (language) => {
  const words = expected[language];
  const context = contextFor("productsTopic", language, paths);
  const draw = (data = dataIn(language)) => renderTemplate(NeedTopicPage, data, context);
  const main = () => within(screen.getByRole("main"));

  test("have the topic as their heading, inside the site", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("In pregnancy");
    expect(screen.getByText("Fewer things than the shops suggest.")).toBeInTheDocument();
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("have a breadcrumb to all guides", () => {
    draw();
    expect(main().getByRole("link", { name: words.all })).toHaveAttribute("href", pathTo("products", language));
  });

  test("are shown in full, each in the table of contents", () => {
    draw();
    const links = within(screen.getByRole("complementary")).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Pillow", "#UT-0-1"],
      ["Bra", "#UT-0-2"],
    ]);
    for (const name of ["Pillow", "Bra"]) {
      const part = within(main().getByRole("region", { name }));
      for (const text of ["About", "Why", "Look at", "Leave", "Use", "Used"])
        expect(part.getByText(`${text} ${name}.`)).toBeInTheDocument();
    }
  });

  test("show once how they were made, with each source once", () => {
    draw();
    expect(main().getAllByRole("region", { name: words.made })).toHaveLength(1);
    expect(screen.getByText(words.sources)).toBeInTheDocument();
    expect(document.querySelectorAll("#sources li")).toHaveLength(2);
  });

  test.each([
    [{ nextReview: "2027-02-01", abroad: [] }, "2026-11-21", "2027-02-01"],
    [{ written: "2026-10-05" }, "2026-10-05", "2027-11-21"],
  ])("show the date of the oldest and the earliest date of review (%j)", (others, written, nextReview) => {
    draw(dataIn(language, others));
    const made = within(main().getByRole("region", { name: words.made }));
    const [, , writtenShown, nextShown] = made.getAllByRole("definition");
    expect(writtenShown).toHaveTextContent(formatDate(written, language));
    expect(nextShown).toHaveTextContent(formatDate(nextReview, language, { month: "long", year: "numeric" }));
  });

  test("show no text key", () => {
    const { container } = draw();
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("have their own title and description in the head", async () => {
    expect(await renderHead(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: "In pregnancy – Ninni",
      description: "Pillow, bra, stockings.",
      ...headAddresses(paths, language),
    });
  });
});
