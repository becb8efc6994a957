import { render, screen } from "@testing-library/react";
import { Womb } from "../../src/guides/Womb";

test("has a description if it is more than decoration", () => {
  render(<Womb week={24} label="A baby in the womb" />);
  expect(screen.getByRole("img", { name: "A baby in the womb" })).toBeInTheDocument();
});

test("is hidden from screen readers where words beside it say the same", () => {
  const { container } = render(<Womb week={24} size={96} />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
});

test("can be on one page for several weeks without mixing up its colours", () => {
  const { container } = render(
    <>
      <Womb week={20} />
      <Womb week={24} />
      <Womb week={24} size={96} />
    </>,
  );
  const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(Array.from({ length: 42 }, (_, i) => i + 1))("draws week %i with real numbers only", (week) => {
  const { container } = render(<Womb week={week} />);
  expect(container.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
});
