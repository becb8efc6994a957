import { screen, within } from "@testing-library/react";
import OfflinePage, { Head } from "../../../src/reading/offline/page";
import { languages } from "../../../src/routes/routes";
import { contextFor, findLandmarks, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

describe.each(languages)("the page for when there is no network (%s)", (language) => {
  const t = textsIn(language, "offline", "common");
  const context = contextFor("offline", language);
  const data: Queries.OfflinePageQuery = {
    ...shellFor("offline", language),
    topics: { nodes: [{ title: "Choking", path: "/choking" }] },
  };

  test("says so and that 112 needs no internet, and links to first aid and to the requested page", () => {
    const { container } = renderTemplate(OfflinePage, data, context);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(t("offline.title"));
    expect(screen.getByText(t("offline.emergency"))).toHaveTextContent(/\b112\b/);
    const firstAid = within(screen.getByRole("region", { name: t("offline.firstAid") }));
    expect(firstAid.getByRole("link")).toHaveAttribute("href", "/choking");
    expect(screen.getByText(t("offline.again"))).toHaveAttribute("href", "");
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("shows no empty list of pages, and stays out of search engines", async () => {
    renderTemplate(OfflinePage, data, context);
    expect(screen.queryByRole("heading", { name: t("offline.saved") })).not.toBeInTheDocument();
    expect(await renderHead(<Head data={data} pageContext={context} />)).toMatchObject({ robots: "noindex", canonical: null });
  });
});
