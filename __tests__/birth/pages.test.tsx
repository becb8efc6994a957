import { screen, within } from "@testing-library/react";
import BagPage, { Head as BagHead } from "../../src/birth/bag/page";
import PhrasesPage, { Head as PhrasesHead } from "../../src/birth/phrases/page";
import PlanPage, { Head as PlanHead } from "../../src/birth/plan/page";
import { languages, pathTo } from "../../src/routes/routes";
import { tierAt } from "../../src/vocabulary/tiers";
import { bagIn, phrasesNow, planIn } from "../support/birthRecords";
import { contextFor, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../support/templates";
import { textsIn } from "../support/texts";

const articles = { nodes: [{ path: "/article", title: "Article" }] };

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});

describe.each(languages)("in %s", (language) => {
  const other = language === "tr" ? "en" : "tr";
  const text = textsIn(language, "birth", "common");
  const plan = { ...shellFor("birthPlan", language), groups: { nodes: planIn(language) }, articles };
  const bag = { ...shellFor("hospitalBag", language), parts: { nodes: bagIn(language) }, articles };
  const phrases = { ...shellFor("hospitalPhrases", language), groups: { nodes: phrasesNow() } };
  const pages = [
    ["birthPlan", () => renderTemplate(PlanPage, plan, contextFor("birthPlan", language)), PlanHead, "plan", plan],
    ["hospitalBag", () => renderTemplate(BagPage, bag, contextFor("hospitalBag", language)), BagHead, "bag", bag],
    [
      "hospitalPhrases",
      () => renderTemplate(PhrasesPage, phrases, contextFor("hospitalPhrases", language)),
      PhrasesHead,
      "phrases",
      phrases,
    ],
  ] as const;

  test.each(pages)("%s has a headline, no missing text, and its own title in the head", async (id, draw, Head, name, data) => {
    const { container } = draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(text(`${name}.title`));
    expect(rawKeysOn(container, language)).toEqual([]);
    const context = contextFor(id, language);
    const head = await renderHead(<Head data={data} pageContext={context} />);
    expect(head).toMatchObject({ title: `${text(`${name}.title`)} – Ninni`, description: text(`${name}.description`) });
    expect(head).toMatchObject(headAddresses(context.paths, language));
  });

  test("the plan has a native box for each wish, named in both languages, and none is ticked", () => {
    pages[0][1]();
    const wishes = plan.groups.nodes.flatMap((group) => group.wishes);
    const boxes = screen.getAllByRole<HTMLInputElement>("checkbox");
    expect(boxes.map(({ value }) => value)).toEqual(wishes.map(({ key }) => key));
    expect(boxes.every(({ checked }) => !checked)).toBe(true);
    for (const [i, wish] of wishes.entries()) {
      expect(boxes[i]).toHaveAccessibleName(`${wish[language]} ${wish[other]}`);
      expect(boxes[i]?.closest("label")?.querySelector(`[lang=${other}]`)).toHaveTextContent(wish[other]);
    }
  });

  test("the epidural is first among the ways to ease pain, and formula is next to breastfeeding", () => {
    const keysOf = (group: string) => plan.groups.nodes.find(({ key }) => key === group)?.wishes.map(({ key }) => key) ?? [];
    expect(keysOf("pain")[0]).toBe("epidural");
    expect(keysOf("baby")).toEqual(expect.arrayContaining(["breast-only", "formula"]));
  });

  test("the bag counts what is packed; things that stay at home have no checkbox", () => {
    pages[1][1]();
    const packed = bag.parts.nodes.filter(({ kind }) => kind === "pack").flatMap(({ items }) => items);
    expect(screen.getAllByRole("checkbox")).toHaveLength(packed.length);
    expect(screen.getByText(`0 / ${packed.length}`)).toBeInTheDocument();
    const left = bag.parts.nodes.find(({ kind }) => kind === "leave");
    const part = screen.getByRole("region", { name: `${left?.[language]} ${left?.[other]}` });
    expect(within(part).queryByRole("checkbox")).not.toBeInTheDocument();
    expect(within(part).getAllByRole("listitem")).toHaveLength(left?.items.length ?? 0);
    expect(screen.getByText(text("bag.when.text"))).toBeInTheDocument();
  });

  test("every sentence opens full screen as a native popover, in the other language first", () => {
    const { container } = pages[2][1]();
    const all = phrases.groups.nodes.flatMap((group) => group.phrases.map((phrase) => ({ ...phrase, group: group.key })));
    expect(all.length).toBeGreaterThanOrEqual(60);
    for (const phrase of all) {
      const row = container.querySelector(`#${phrase.group}-${phrase.key}`);
      const [opener, closer] = [...(row?.querySelectorAll("[popovertarget]") ?? [])];
      const big = container.querySelector(`[id="${opener?.getAttribute("popovertarget")}"]`);
      expect(big).toHaveAttribute("popover", "auto");
      expect(big?.querySelector("p")).toHaveTextContent(phrase[other]);
      expect(big?.querySelector("p")).toHaveAttribute("lang", other);
      expect(closer).toHaveAttribute("popovertargetaction", "hide");
    }
  });

  test("a sentence about a sign is as urgent as the sign, and every emergency can be called from", () => {
    const { container } = pages[2][1]();
    for (const { key: group, stage, phrases: said } of phrases.groups.nodes)
      for (const { key, sign } of said) {
        const row = container.querySelector(`#${group}-${key}`);
        const tier = sign && stage ? tierAt(sign, stage) : undefined;
        expect(row?.querySelector(".tier")?.textContent?.trim()).toBe(tier ? text(`tier.${tier}`) : undefined);
        expect(row?.querySelector("a[href='tel:112']") !== null).toBe(tier === "call112");
      }
  });

  test("the first part is 112 and nothing else", () => {
    const [first] = phrases.groups.nodes;
    expect(first?.key).toBe("emergency");
    for (const { sign } of first?.phrases ?? []) if (sign) expect(tierAt(sign, "from20")).toBe("call112");
    pages[2][1]();
    expect(screen.getAllByRole("link", { name: text("phrases.dial") })[0]).toHaveAttribute("href", "tel:112");
    expect(screen.getByRole("link", { name: text("plan.title") })).toHaveAttribute("href", pathTo("birthPlan", language));
  });
});
