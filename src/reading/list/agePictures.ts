/** Three milestones of each age whose drawings are clear at a glance, the clearest first. */
const steps: Readonly<Record<number, readonly [string, string, string]>> = {
  2: ["soc-4", "mot-1", "cog-2"],
  4: ["soc-3", "mot-3", "lan-1"],
  6: ["soc-2", "cog-1", "lan-3"],
  9: ["mot-4", "lan-2", "soc-1"],
  12: ["mot-2", "soc-1", "cog-1"],
  15: ["mot-1", "soc-4", "cog-2"],
  18: ["soc-4", "cog-1", "mot-2"],
  24: ["mot-1", "lan-1", "soc-2"],
  30: ["soc-2", "mot-3", "lan-3"],
  36: ["soc-2", "mot-1", "lan-3"],
  48: ["soc-5", "mot-1", "cog-3"],
  60: ["soc-2", "mot-2", "cog-4"],
};

/**
 * Three drawings of what most children of an age do.
 * @param month an age in months that has a list of milestones, such as 2 or 60
 * @throws for any other age
 * @example agePictures(24) // ["milestones/m24-mot-1", "milestones/m24-lan-1", "milestones/m24-soc-2"], for Picture
 */
export function agePictures(month: number): readonly string[] {
  const chosen = steps[month];
  if (!chosen) throw new Error(`agePictures has no drawings for month ${month}`);
  return chosen.map((step) => `milestones/m${month}-${step}`);
}
