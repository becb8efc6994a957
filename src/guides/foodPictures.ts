/** Drawings in static/eat, each with the keys of the foods it shows. */
export const foodsOf: Record<string, string> = {
  avocado: "avokado",
  banana: "muz",
  bread: "ekmek-makarna",
  carrot: "havuc",
  cheese:
    "beyaz-peynir koy-peyniri olgun-salamura-peynir kasar tulum otlu-peynir lor labne krem-peynir cokelek hellim dil-orgu sert-peynir rokfor konya-kuflu kamember keci-peyniri",
  coffee: "turk-kahvesi filtre-kahve espresso hazir-kahve menengic",
  egg: "yumurta-pismis yumurta-rafadan yumurta-cig diger-yumurta",
  fish: "hamsi sardalya istavrit uskumru palamut lufer levrek cipura somon alabalik mezgit barbun dil-pisi kalkan kefal sazan orfoz ton-konserve ton-taze",
  grape: "uzum",
  honey: "bal deli-bal",
  lentil: "mercimek",
  meat: "kirmizi-et az-pismis-et",
  milk: "sut cig-sut kaynatilmis-sut keci-sutu bitkisel-sut",
  mussel: "midye-dolma midye-tava",
  nuts: "findik ceviz-badem yer-fistigi",
  pekmez: "pekmez",
  salt: "tuz",
  tahini: "susam-tahin",
  tea: "siyah-cay yesil-cay",
  water: "su",
  yogurt: "yogurt",
};

/**
 * Address of a food’s drawing; undefined if there is none.
 * @param key key of the food’s record
 * @example pictureOf("tulum") // "/eat/cheese.svg"
 */
export const pictureOf = (key: string): string | undefined => {
  const found = Object.entries(foodsOf).find(([, keys]) => keys.split(" ").includes(key));
  return found && `/eat/${found[0]}.svg`;
};
