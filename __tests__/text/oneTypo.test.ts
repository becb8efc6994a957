import { isWithinOneTypo } from "../../src/text/oneTypo";

test("words within one slip are equal, or have a letter wrong, missing, too many or changed with its neighbour, and no more", () => {
  for (const slip of ["kabizlk", "kabizliik", "kabizlyk", "kabzilik", "kabizlki", "kabizlik"])
    expect(isWithinOneTypo(slip, "kabizlik")).toBe(true);
  for (const other of ["kabzlk", "kbziilik", "kabi", "akbizlki"]) expect(isWithinOneTypo(other, "kabizlik")).toBe(false);
});
