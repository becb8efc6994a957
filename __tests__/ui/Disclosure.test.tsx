import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Disclosure } from "../../src/ui/Disclosure";

test("hides its text until its heading is chosen", async () => {
  render(
    <Disclosure summary="If you’re having twins">
      <p>Twins come earlier.</p>
    </Disclosure>,
  );
  expect(screen.getByText("Twins come earlier.")).not.toBeVisible();
  await userEvent.click(screen.getByText("If you’re having twins"));
  expect(screen.getByText("Twins come earlier.")).toBeVisible();
  await userEvent.click(screen.getByText("If you’re having twins"));
  expect(screen.getByText("Twins come earlier.")).not.toBeVisible();
});

test("opens without script and can be linked to", () => {
  render(
    <Disclosure summary="Sources" id="sources">
      x
    </Disclosure>,
  );
  const details = screen.getByRole("group");
  expect(details.tagName).toBe("DETAILS");
  expect(details).toHaveAttribute("id", "sources");
  expect(screen.getByText("Sources").tagName).toBe("SUMMARY");
});
