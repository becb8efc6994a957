/** What the list of the pages about a loss shows of all of them: signs for tonight, and who can help. */

/** Stages whose danger signs the page lists. */
const nightStages = ["before20", "afterBirth"] as const;

/**
 * The danger signs for tonight: for each of these stages (a loss in early pregnancy, the days after a birth) those of the first topic that has any.
 * @param topics in the order of their list
 * @example signsOfTonight(topics).map(({ stage }) => stage) // ["before20", "afterBirth"]
 */
export function signsOfTonight<Group extends { readonly stage: string }>(
  topics: readonly { readonly group: string; readonly signs: readonly Group[] | null }[],
): Group[] {
  const happened = topics.filter(({ group }) => group === "happened").flatMap(({ signs }) => signs ?? []);
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
