import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FavouriteButton } from "../../src/names/FavouriteButton";
import { behaviourLanguages } from "../support/behaviourLanguages";
import { renderIn } from "../support/render";
import { textsIn } from "../support/texts";
import { renderWithScript } from "../support/withScript";

describe.each(behaviourLanguages)("the heart (%s)", (language) => {
  const called = textsIn(language)("names.favourite", { name: "Çağla" });
  const heart = () => screen.getByRole("button", { name: called });

  test("has the name in its label, so that the hearts of a list differ", () => {
    renderIn(
      language,
      <>
        <FavouriteButton name="Çağla" state={{ isSaved: false, onToggle: () => {} }} />
        <FavouriteButton name="Işıl" state={{ isSaved: false, onToggle: () => {} }} />
      </>,
    );
    expect(heart()).toHaveAccessibleName(expect.stringContaining("Çağla"));
    expect(screen.getAllByRole("button")).toHaveLength(2);
  });

  test.each([true, false])("says whether the name is on the shortlist (%p), with the same label", (isSaved) => {
    renderIn(language, <FavouriteButton name="Çağla" state={{ isSaved, onToggle: () => {} }} />);
    expect(heart()).toHaveAttribute("aria-pressed", String(isSaved));
  });

  test("reports a tap, and does not change by itself", async () => {
    const onToggle = jest.fn();
    renderIn(language, <FavouriteButton name="Çağla" state={{ isSaved: false, onToggle }} />);
    expect(onToggle).not.toHaveBeenCalled();
    await userEvent.click(heart());
    expect(onToggle).toHaveBeenCalledTimes(1);
    expect(heart()).toHaveAttribute("aria-pressed", "false");
  });

  test("works by keyboard", async () => {
    const onToggle = jest.fn();
    renderIn(language, <FavouriteButton name="Çağla" state={{ isSaved: false, onToggle }} />);
    await userEvent.tab();
    expect(heart()).toHaveFocus();
    await userEvent.keyboard(" {Enter}");
    expect(onToggle).toHaveBeenCalledTimes(2);
  });

  test("holds a first tap back for the script, and submits no form", () => {
    renderIn(language, <FavouriteButton name="Çağla" state={{ isSaved: false, onToggle: () => {} }} />);
    expect(heart()).toHaveAttribute("data-waits");
    expect(heart()).toHaveAttribute("type", "button");
  });

  test("on a name's own page adds the name to this device's list and removes it, without changing the others", async () => {
    localStorage.setItem("ninni-names", '["boy-alp"]');
    await renderWithScript(language, <FavouriteButton name="Çağla" id="girl-cagla" />);
    expect(heart()).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(heart());
    expect(heart()).toHaveAttribute("aria-pressed", "true");
    expect(localStorage.getItem("ninni-names")).toBe('["boy-alp","girl-cagla"]');
    await userEvent.click(heart());
    expect(heart()).toHaveAttribute("aria-pressed", "false");
    expect(localStorage.getItem("ninni-names")).toBe('["boy-alp"]');
  });

  test("on a name's own page shows what another tab has changed, and sets garbage aside", async () => {
    localStorage.setItem("ninni-names", '{"girl-cagla":true}');
    await renderWithScript(language, <FavouriteButton name="Çağla" id="girl-cagla" />);
    expect(heart()).toHaveAttribute("aria-pressed", "false");
    localStorage.setItem("ninni-names", '["girl-cagla"]');
    window.dispatchEvent(new StorageEvent("storage", { key: "ninni-names" }));
    expect(heart()).toHaveAttribute("aria-pressed", "true");
  });
});
