import { screen, within } from "@testing-library/react";
import ComingSoonPage, { Head } from "../../../src/reading/comingSoon/page";
import { routePaths } from "../../../src/routes/paths";
import { languages, routeIds } from "../../../src/routes/routes";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

describe.each(languages)("the page of what is planned (%s)", (language) => {
  const text = textsIn(language, "comingSoon", "common");
  const context = contextFor("comingSoon", language);
  const draw = () => renderTemplate(ComingSoonPage, shellFor("comingSoon", language), context);
  const paths = routeIds.map((id) => routePaths[id][language] as string);

  test("says of each planned subject what it will answer and links to an existing page", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(text("title"));
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
    const plans = within(screen.getByRole("main")).getAllByRole("region");
    expect(plans).toHaveLength(6);
    for (const plan of plans) expect(paths).toContain(within(plan).getByRole("link").getAttribute("href"));
  });

  test("promises no date", () => {
    draw();
    expect(screen.getByRole("main")).not.toHaveTextContent(/20\d\d|\b(yakında|soon|next (week|month|year))\b/i);
  });

  test("shows no text key", () => {
    const { container } = draw();
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own title and description in the head", async () => {
    expect(await renderHead(<Head data={shellFor("comingSoon", language)} pageContext={context} />)).toEqual({
      language,
      title: `${text("title")} – Ninni`,
      description: text("description"),
      ...headAddresses(context.paths, language),
    });
  });
});
