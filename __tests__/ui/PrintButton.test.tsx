import { render, screen } from "@testing-library/react";
import { PrintButton } from "../../src/ui/PrintButton";

test("leaves printing to the inline script, and submits no form", () => {
  render(<PrintButton label="Print for your visit" />);
  const button = screen.getByRole("button", { name: "Print for your visit" });
  expect(button).toHaveAttribute("data-prints");
  expect(button).toHaveAttribute("type", "button");
});
