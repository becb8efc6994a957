import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BilingualTicks } from "../../src/birth/shared/BilingualTicks";
import ShareTicks from "../../src/birth/shared/ShareTicks.island";
import { withBehaviour } from "../../src/ui/device/behaviour";
import { behaviourLanguages } from "../support/behaviourLanguages";
import { renderIn } from "../support/render";
import { textsIn } from "../support/texts";
import { addBehavioursTo } from "../support/withScript";

const items = ["move", "shower", "water"].map((key) => ({ key, tr: `tr ${key}`, en: `en ${key}` }));

describe.each(behaviourLanguages)("a list that is shared (%s)", (language) => {
  const text = textsIn(language, "birth", "common");
  const user = userEvent.setup({ delay: null });
  const page = (
    <>
      <div id="plan" {...withBehaviour("fields")} data-name="ninni-birth-plan-words">
        <label>
          <span data-label="">Own</span>
          <textarea name="own" />
        </label>
        <div {...withBehaviour("ticks")} data-name="ninni-birth-plan">
          <BilingualTicks id="labour" title={{ tr: "Sancıda", en: "In labour" }} items={items} />
        </div>
      </div>
      <ShareTicks kind="plan" listId="plan" page="https://ninni.example/plan" />
    </>
  );
  const open = async (hash = "", ticked: string[] = []) => {
    localStorage.clear();
    if (ticked.length > 0) localStorage.setItem("ninni-birth-plan", JSON.stringify(ticked));
    history.replaceState(null, "", `/plan${hash}`);
    const { container } = renderIn(language, page);
    await act(() => addBehavioursTo(container));
  };
  const label = (key: string) => `${language} ${key}`;
  const box = (key: string) => screen.getByRole("checkbox", { name: new RegExp(label(key)) });
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  const kept = () => JSON.parse(localStorage.getItem("ninni-birth-plan") ?? "null") as string[] | null;
  const rows = (part: string, n: number) =>
    within(
      screen.getByRole("heading", { level: 3, name: text("ticks.part", { title: text(`ticks.part.${part}`), n }) }).parentElement ??
        document.body,
    )
      .getAllByRole("listitem")
      .map((row) => row.querySelector("span")?.textContent);

  test("says that there is nothing to share yet; once something is ticked or written, it can be shared", async () => {
    await open();
    expect(screen.getByText(text("plan.share.empty"))).toBeInTheDocument();
    await user.click(box("move"));
    await user.type(screen.getByRole("textbox", { name: /Own/ }), "a b");
    await press(text("share.copy"));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/plan#own=a%20b&plan=move`);
  });

  test("shares what is stored on the device", async () => {
    await open("", ["water", "move"]);
    await press(text("share.copy"));
    expect(await navigator.clipboard.readText()).toMatch(/#plan=move,water$/);
  });

  test("shows the partner's ticks next to the reader's own and adds only what is tapped", async () => {
    await open("#own=slow&plan=shower,water,gone", ["move", "water"]);
    expect(rows("both", 1)).toEqual([label("water")]);
    expect(rows("mine", 1)).toEqual([label("move")]);
    expect(rows("theirs", 1)).toEqual([label("shower")]);
    expect(screen.getByText(text("ticks.unknown_one", { count: 1 }))).toBeInTheDocument();
    expect(kept()).toEqual(["move", "water"]);
    await press(text("ticks.addOne", { label: label("shower") }));
    expect(box("shower")).toBeChecked();
    expect(kept()).toEqual(["move", "shower", "water"]);
    await press(text("ticks.addOne", { label: "Own" }));
    expect(screen.getByRole("textbox", { name: /Own/ })).toHaveValue("slow");
    expect(JSON.parse(localStorage.getItem("ninni-birth-plan-words") ?? "")).toEqual({ own: "slow" });
    expect(screen.getByText(text("ticks.same"))).toBeInTheDocument();
  });

  test("is taken over completely on an empty device, and this can be undone", async () => {
    await open("#plan=shower,water");
    await press(text("ticks.addAll"));
    expect(kept()).toEqual(["shower", "water"]);
    await press(text("ticks.undo"));
    expect(kept()).toEqual([]);
    await press(text("ticks.close"));
    expect(location.hash).toBe("");
    expect(screen.queryByText(text("plan.sent"))).not.toBeInTheDocument();
  });

  test("is deleted with one tap and restored with another", async () => {
    await open("", ["move"]);
    await press(text("ticks.forget"));
    expect(box("move")).not.toBeChecked();
    expect(kept()).toEqual([]);
    await press(text("ticks.undo"));
    expect(kept()).toEqual(["move"]);
  });

  test.each([
    ["", "ticks.refused.empty"],
    ["https://ninni.example/names#names=girl-ada", "ticks.refused.none"],
    ["https://ninni.example/plan#v=9&plan=move", "share.newer"],
  ])("explains why it refuses the link %j", async (link, key) => {
    await open();
    const field = screen.getByRole("textbox", { name: text("ticks.partner") });
    if (link !== "") await user.type(field, link);
    await press(text("ticks.partner.read"));
    expect(screen.getByRole("alert")).toHaveTextContent(text(key));
    expect(field).toHaveFocus();
  });

  test("follows what another tab has ticked", async () => {
    await open();
    localStorage.setItem("ninni-birth-plan", JSON.stringify(["water"]));
    act(() => {
      dispatchEvent(new StorageEvent("storage", { key: "ninni-birth-plan" }));
    });
    await press(text("share.copy"));
    expect(await navigator.clipboard.readText()).toMatch(/#plan=water$/);
  });
});
