import { render, screen } from "@testing-library/react";
import { wrapRootElement } from "../src/wrapRoot";

test("puts the site's styles around everything and changes nothing in it", () => {
  const element = wrapRootElement({ element: <p>Page</p>, pathname: "/" }, { plugins: [] });
  const { container } = render(<>{element}</>);
  expect(container).toHaveTextContent(/^Page$/);
  // The colour of the text comes from a variable that both schemes set.
  expect(document.head).toHaveTextContent("--text:");
  expect(document.head).toHaveTextContent(':root[data-theme="dark"]');
  expect(screen.getByText("Page")).toBeInTheDocument();
});
