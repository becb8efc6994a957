import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PrintButton } from "../../src/ui/PrintButton";

test("prints the page, and a tap before React waits for it", async () => {
  const print = jest.fn();
  Object.defineProperty(window, "print", { configurable: true, value: print });
  render(<PrintButton label="Print for your visit" />);
  const button = screen.getByRole("button", { name: "Print for your visit" });
  expect(button).toHaveAttribute("data-react");
  expect(button).toHaveAttribute("type", "button");
  expect(print).not.toHaveBeenCalled();
  await userEvent.click(button);
  expect(print).toHaveBeenCalledTimes(1);
});
