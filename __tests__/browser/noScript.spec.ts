/** Without script, whether it is off, blocked or broken, what is typed stays on the device, on every page with a form. */
import { expect, type Page, test } from "@playwright/test";
import { pathTo, type RouteId, routeIds, routeOf } from "../../src/routes/routes";

/** The calculators, and all other pages with a form. */
const withForms: RouteId[] = [
  ...routeIds.filter((id) => routeOf(id).template.startsWith("calculators/")),
  "home",
  "symptoms",
  "birthPlan",
  "hospitalBag",
  "names",
  "girlNames",
];

/** Types into every box of the page and submits each of its forms by Enter and, if there is one, by the button. */
async function sendEverything(page: Page): Promise<void> {
  for (const form of await page.locator("form:not(dialog form)").all()) {
    for (const box of await form.locator("input:visible:not([type=radio]):not([type=checkbox])").all()) await box.fill("14");
    const first = form.locator("input:visible:not([type=radio]):not([type=checkbox])").first();
    if (await first.count()) await first.press("Enter");
    const button = form.locator("button[type=submit]:visible").first();
    if (await button.count()) await button.click();
  }
}

const cases = {
  off: { javaScriptEnabled: false, breaks: null },
  blocked: { javaScriptEnabled: true, breaks: "block" },
  broken: { javaScriptEnabled: true, breaks: "break" },
} as const;

for (const [name, { javaScriptEnabled, breaks }] of Object.entries(cases))
  test.describe(`with the script ${name}`, () => {
    test.use({ javaScriptEnabled });

    test("nothing typed leaves the device, on any page with a form", async ({ page }) => {
      if (breaks === "block") {
        // A host whose policy forbids all scripts, including inline ones.
        await page.route("**/*", async (route) => {
          if (route.request().resourceType() !== "document") return route.continue();
          const response = await route.fetch();
          await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": "script-src 'none'" } });
        });
      }
      if (breaks === "break") await page.route("**/*.js", (route) => route.fulfill({ body: "throw 1", contentType: "text/javascript" }));
      const sent: string[] = [];
      page.on("request", (request) => {
        if (/[?&]|14/.test(new URL(request.url()).search) || request.method() !== "GET") sent.push(`${request.method()} ${request.url()}`);
      });
      for (const id of withForms) {
        await page.goto(pathTo(id as "home", "tr"));
        await sendEverything(page);
        expect(sent, id).toEqual([]);
        expect(new URL(page.url()).search, id).toBe("");
      }
    });
  });
