/** Groups of the pages about a loss, in the order they are needed. */

/** Topics by group; a topic that is not listed belongs to `afterwards`. */
const groups = {
  happened: ["miscarriage", "ectopic-and-molar", "ending-a-pregnancy", "stillbirth", "newborn-death"],
  afterwards: ["body-and-milk", "when-the-mind-hurts", "rights-and-leave", "burial-and-custom", "partner-and-family"],
  later: ["pregnancy-after-loss"],
} as const satisfies Record<string, readonly string[]>;

export type LossGroup = keyof typeof groups;

/**
 * Group of a topic.
 * @example groupOf("burial-and-custom") // "afterwards"
 */
export const groupOf = (key: string): LossGroup =>
  (Object.keys(groups) as LossGroup[]).find((group) => (groups[group] as readonly string[]).includes(key)) ?? "afterwards";

/**
 * The topics of a group, in the group’s order.
 * @example topicsOf("later", topics) // [{ key: "pregnancy-after-loss", … }]
 */
export function topicsOf<Topic extends { readonly key: string }>(group: LossGroup, topics: readonly Topic[]): Topic[] {
  const place = (key: string): number => {
    const at = (groups[group] as readonly string[]).indexOf(key);
    return at < 0 ? groups[group].length : at;
  };
  return topics.filter(({ key }) => groupOf(key) === group).sort((a, b) => place(a.key) - place(b.key));
}

/** The stages a reader may be in tonight. */
const nightStages = ["before20", "afterBirth"] as const;

/**
 * The danger signs for tonight: for each of these stages (a loss in early pregnancy, the days after a birth) those of the first topic that has any.
 * @param topics in the order of their list
 * @example signsOfTonight(topics).map(({ stage }) => stage) // ["before20", "afterBirth"]
 */
export function signsOfTonight<Group extends { readonly stage: string }>(
  topics: readonly { readonly key: string; readonly signs: readonly Group[] | null }[],
): Group[] {
  const happened = topicsOf("happened", topics).flatMap(({ signs }) => signs ?? []);
  return nightStages.flatMap((stage) => happened.find((group) => group.stage === stage) ?? []);
}

/**
 * Who can help, each once: those who listen before those who inform, and in each group those with a phone number first.
 * @param topics in the order of their list
 * @example helpOf(topics)[0] // { name: "112", phone: "112", … }
 */
export function helpOf<Line extends { readonly name: string; readonly phone: string | null; readonly url: string | null }>(
  topics: readonly { readonly key: string; readonly help: readonly Line[] | null }[],
): Line[] {
  const listeners = topics.filter(({ key }) => key === "when-the-mind-hurts");
  const all = [...listeners, ...topics.filter((topic) => !listeners.includes(topic))].flatMap(({ help }) => help ?? []);
  const wayTo = ({ phone, url, name }: Line): string => phone ?? url ?? name;
  const lines = all.filter((line, i) => all.findIndex((other) => wayTo(other) === wayTo(line)) === i);
  return [...lines.filter(({ phone }) => phone), ...lines.filter(({ phone }) => !phone)];
}
