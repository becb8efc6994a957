import { onCreateWebpackConfig } from "../../src/gatsby/webpack";

test("the browser's script is compiled by one loader, without Gatsby's Babel, however its rule names it", async () => {
  const babel = { loader: "/node_modules/gatsby/dist/utils/babel-loader.js" };
  const styles = { test: /\.css$/, use: [{ loader: "css-loader" }] };
  // Gatsby's rule for the site's own files determines its loaders for each file.
  const rules = [{ test: /\.tsx?$/, use: () => [babel] }, { test: /\.mjs$/, use: [babel] }, styles];
  const replaceWebpackConfig = jest.fn();
  await onCreateWebpackConfig({
    stage: "build-javascript",
    actions: { replaceWebpackConfig },
    getConfig: () => ({ module: { rules }, output: {}, resolve: { alias: {} }, optimization: {}, plugins: [] }),
  } as never);
  const { module } = replaceWebpackConfig.mock.calls[0][0];
  expect(module.rules.filter((rule: object) => rules.includes(rule as never))).toEqual([styles]);
  const [own] = module.rules.flatMap(({ options }: { options?: { islandTexts?: string } }) => options?.islandTexts ?? []);
  expect(own.split("|")).toEqual(expect.arrayContaining(["common", "dueDate", "triage"]));
});
