/** The children a reader records growth and vaccines for: their names and which one is shown. Their names never leave the device nor enter a link. */

export interface Child {
  /** "1" for the first, whose data is stored under the name of its tool alone, as when the site stored only one child. */
  id: string;
  /** As typed; empty if the reader gave none. */
  name: string;
}

export interface Children {
  current: string;
  list: readonly Child[];
}

export const oneChild: Children = { current: "1", list: [{ id: "1", name: "" }] };

/** Largest number of children; more than any family needs here. */
export const mostChildren = 8;

const isChild = (value: unknown): value is Child => {
  const { id, name } = (value ?? {}) as Partial<Record<keyof Child, unknown>>;
  return typeof id === "string" && /^[1-9]\d{0,3}$/.test(id) && typeof name === "string";
};

/**
 * Whether a stored value is a list of children, one of them the current one.
 * @example isChildren({ current: "2", list: [{ id: "1", name: "" }] }) // false
 */
export function isChildren(stored: unknown): stored is Children {
  const { current, list } = (stored ?? {}) as Partial<Record<keyof Children, unknown>>;
  return Array.isArray(list) && list.length > 0 && list.every(isChild) && list.some(({ id }) => id === current);
}

/**
 * The name under which a tool stores a child's data.
 * @example childTool("growth-percentile", "2") // "growth-percentile-2"
 */
export const childTool = (tool: string, id: string): string => (id === "1" ? tool : `${tool}-${id}`);

/**
 * The children with one more, who becomes the current one; unchanged if there are already `mostChildren`.
 * @example withNewChild(oneChild).current // "2"
 */
export function withNewChild({ current, list }: Children): Children {
  if (list.length >= mostChildren) return { current, list };
  const id = String(Math.max(...list.map((child) => Number(child.id))) + 1);
  return { current: id, list: [...list, { id, name: "" }] };
}

/**
 * The children with another name for the current one.
 * @example withName(oneChild, "Deniz").list // [{ id: "1", name: "Deniz" }]
 */
export const withName = ({ current, list }: Children, name: string): Children => ({
  current,
  list: list.map((child) => (child.id === current ? { ...child, name } : child)),
});

/**
 * The children without the current one; the next, or the one before, becomes current. If it was the only child, a new one without a name.
 * @example withoutCurrent(withNewChild(oneChild)) // oneChild
 */
export function withoutCurrent({ current, list }: Children): Children {
  const place = list.findIndex(({ id }) => id === current);
  const others = list.filter(({ id }) => id !== current);
  const next = others[Math.min(place, others.length - 1)];
  return next ? { current: next.id, list: others } : oneChild;
}
