import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FavouriteButton } from "../../src/names/FavouriteButton";
import { languages } from "../../src/routes/routes";
import { renderIn } from "../support/render";
import { textsIn } from "../support/texts";

describe.each(languages)("the heart (%s)", (language) => {
  const called = textsIn(language)("names.favourite", { name: "Çağla" });
  const heart = () => screen.getByRole("button", { name: called });

  test("is called after the name it keeps, so that hearts of a list differ", () => {
    renderIn(
      language,
      <>
        <FavouriteButton name="Çağla" isKept={false} onToggle={() => {}} />
        <FavouriteButton name="Işıl" isKept={false} onToggle={() => {}} />
      </>,
    );
    expect(heart()).toHaveAccessibleName(expect.stringContaining("Çağla"));
    expect(screen.getAllByRole("button")).toHaveLength(2);
  });

  test.each([true, false])("says whether the name is kept (%p), and is called the same", (isKept) => {
    renderIn(language, <FavouriteButton name="Çağla" isKept={isKept} onToggle={() => {}} />);
    expect(heart()).toHaveAttribute("aria-pressed", String(isKept));
  });

  test("asks to be changed by tap, and does not change by itself", async () => {
    const onToggle = jest.fn();
    renderIn(language, <FavouriteButton name="Çağla" isKept={false} onToggle={onToggle} />);
    expect(onToggle).not.toHaveBeenCalled();
    await userEvent.click(heart());
    expect(onToggle).toHaveBeenCalledTimes(1);
    expect(heart()).toHaveAttribute("aria-pressed", "false");
  });

  test("works by keyboard", async () => {
    const onToggle = jest.fn();
    renderIn(language, <FavouriteButton name="Çağla" isKept={false} onToggle={onToggle} />);
    await userEvent.tab();
    expect(heart()).toHaveFocus();
    await userEvent.keyboard(" {Enter}");
    expect(onToggle).toHaveBeenCalledTimes(2);
  });

  test("keeps a first tap for React, and sends no form", () => {
    renderIn(language, <FavouriteButton name="Çağla" isKept={false} onToggle={() => {}} />);
    expect(heart()).toHaveAttribute("data-react");
    expect(heart()).toHaveAttribute("type", "button");
  });
});
