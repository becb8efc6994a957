/** Groups of food and drink in the order they are offered. */
export const foodGroups = [
  "dairy",
  "meat",
  "eggs",
  "fish-seafood",
  "vegetables",
  "fruit",
  "legumes-grains",
  "nuts-seeds",
  "spices",
  "sweets",
  "sweeteners",
  "drinks",
  "herbal-teas",
  "supplements",
] as const;
