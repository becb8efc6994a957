import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import { Cover } from "../../src/reading/Cover";
import colours from "../../src/reading/covers.json";
import { withoutStyles, withStyles } from "../support/styles";

const widthOf = (file: Buffer): number => file.readUInt16LE(26) & 0x3fff;

test.each(Object.keys(colours))("%s exists in both formats and all widths and is small", (name) => {
  expect(readFileSync(`static/covers/${name}-240.avif`).length).toBeLessThan(3000);
  for (const width of [480, 960])
    for (const kind of ["avif", "webp"]) {
      const file = readFileSync(`static/covers/${name}-${width}.${kind}`);
      expect(file.length).toBeLessThan(30_000);
      if (kind === "webp") expect(widthOf(file)).toBe(width);
    }
});

beforeAll(withStyles);
afterAll(withoutStyles);

test("reserves its space with ratio and colour, and loads when it is near", () => {
  render(<Cover name="cover-birth" sizes="100vw" />);
  const picture = screen.getByAltText("");
  expect(picture).toHaveAttribute("width", "960");
  expect(picture).toHaveAttribute("height", "640");
  expect(picture).toHaveAttribute("loading", "lazy");
  expect(picture).toHaveStyle({ backgroundColor: colours["cover-birth"] });
});

test("can be another drawing", () => {
  render(<Cover name="not-found" sizes="100vw" />);
  expect(screen.getByAltText("")).toHaveAttribute("src", "/illustrations/not-found.svg");
});
