import { isWithinOneTypo } from "../../src/text/oneTypo";

test("words match with one typing error at most: a letter wrong, missing, extra or swapped with its neighbour", () => {
  for (const slip of ["kabizlk", "kabizliik", "kabizlyk", "kabzilik", "kabizlki", "kabizlik"])
    expect(isWithinOneTypo(slip, "kabizlik")).toBe(true);
  for (const other of ["kabzlk", "kbziilik", "kabi", "akbizlki"]) expect(isWithinOneTypo(other, "kabizlik")).toBe(false);
});
