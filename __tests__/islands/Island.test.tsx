import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Island } from "../../src/islands/Island";
import { DrawIslandContext, LateIsland } from "../../src/islands/LateIsland";

import { renderIn } from "../support/render";

/** A form as the calculators have one. */
function Form() {
  const [sent, setSent] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(sent + 1);
      }}
    >
      <button type="submit">Calculate</button>
      <button type="button" data-waits="" onClick={() => setSent(sent + 10)}>
        More
      </button>
      <output>{sent}</output>
    </form>
  );
}

describe("in `gatsby develop`, where Gatsby's client draws islands", () => {
  beforeAll(() => import("../../src/site/inline/inHead"));

  test("a sent form and a tap reach React although the inline script is in the page", async () => {
    renderIn("en", <Island name="dueDate" component={Form} props={{}} />);
    await userEvent.click(screen.getByRole("button", { name: "Calculate" }));
    await userEvent.click(screen.getByRole("button", { name: "More" }));
    expect(screen.getByRole("status")).toHaveTextContent("11");
  });

  test("a late island is drawn, and a form of it is sent", async () => {
    renderIn(
      "en",
      <DrawIslandContext.Provider value={() => Form}>
        <LateIsland name="dayCard" />
      </DrawIslandContext.Provider>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Calculate" }));
    expect(screen.getByRole("status")).toHaveTextContent("1");
  });
});

test("on the built page the place of a late island is empty, with its name for the site's script", () => {
  const { container } = renderIn("en", <LateIsland name="dayCard" />);
  expect(container.innerHTML).toBe('<div data-island="dayCard"></div>');
});
