import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import CommunityPage, { Head } from "../../../src/reading/community/page";
import { type Language, languages, pathTo } from "../../../src/routes/routes";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";
import { addBehavioursTo } from "../../support/withScript";

const tiers = (tier: Queries.Tier) => [{ stage: "from20" as const, tier }];
const question = (key: string, stage: string, subject: string, week: number | null, words: string, tier?: Queries.Tier) => ({
  key,
  path: `/questions/${key}`,
  stage,
  week,
  subject,
  question: words,
  signs: tier ? [{ stage: "from20" as const, signs: [{ key: "sign", tiers: tiers(tier) }] }] : null,
});
const dataIn = (language: Language): Queries.CommunityPageQuery => ({
  ...shellFor("community", language),
  questions: {
    nodes: [
      question("late", "pregnant", "kanama", 24, "IŞIK gibi kan geldi", "now"),
      question("early", "pregnant", "izin", 12, "İznim ne kadar?"),
      question("baby", "new-mother", "ağlama", null, "Her akşam ağlıyor"),
    ],
  },
});

describe.each(languages)("the questions of mothers (%s)", (language) => {
  const text = textsIn(language, "community", "common");
  const context = contextFor("community", language);
  const draw = () => renderTemplate(CommunityPage, dataIn(language), context);
  const found = () => [...document.querySelectorAll("li[data-subject]:not([hidden]) a")].map((link) => link.getAttribute("href"));
  const withScript = async () => {
    document.documentElement.lang = language;
    const { container } = draw();
    await addBehavioursTo(container);
  };

  test("are grouped by stage and by week, say where they come from, and how to ask a question", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(text("title"));
    expect(screen.getByText(text("origin"))).toBeInTheDocument();
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
    expect(found()).toEqual(["/questions/early", "/questions/late", "/questions/baby"]);
    const pregnant = within(screen.getByRole("region", { name: text("stage.pregnant") }));
    expect(pregnant.getByText(text("week", { n: 24 }))).toBeInTheDocument();
    expect(pregnant.getByText(text("tier.now"))).toBeInTheDocument();
    expect(screen.queryByRole("region", { name: text("stage.planning") })).not.toBeInTheDocument();
    const ask = within(screen.getByRole("region", { name: text("ask.title") }));
    expect(ask.getByRole("link")).toHaveAttribute("href", pathTo("apps", language));
  });

  test("can be found by word, stage and subject", async () => {
    const user = userEvent.setup();
    await withScript();
    await user.type(screen.getByRole("searchbox"), "kan");
    expect(found()).toEqual(["/questions/late"]);
    expect(screen.getByRole("status")).toHaveTextContent(text("find.count_one", { count: 1 }));
    await user.clear(screen.getByRole("searchbox"));
    await user.click(screen.getByRole("radio", { name: text("find.new-mother") }));
    expect(found()).toEqual(["/questions/baby"]);
    await user.selectOptions(screen.getByRole("combobox"), "izin");
    expect(found()).toEqual([]);
    expect(screen.getByText(text("find.none"))).toBeVisible();
  });

  test("show no text key, and have no search field without questions", () => {
    const { container, unmount } = draw();
    expect(rawKeysOn(container, language)).toEqual([]);
    unmount();
    renderTemplate(CommunityPage, { ...dataIn(language), questions: { nodes: [] } }, context);
    expect(screen.queryByRole("form")).not.toBeInTheDocument();
  });

  test("have their own title and description in the head", async () => {
    expect(await renderHead(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: `${text("title")} – Ninni`,
      description: text("description"),
      ...headAddresses(context.paths, language),
    });
  });
});
