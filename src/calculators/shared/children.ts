/** The children a reader keeps growth and vaccines for: their names and whose turn it is. Nothing of it leaves the device, nor goes into a link. */

export interface Child {
  /** "1" for the first; its data is stored under the plain name of its tool, where it was before there were several. */
  id: string;
  /** As typed; empty where the reader gave none. */
  name: string;
}

export interface Children {
  current: string;
  list: readonly Child[];
}

export const oneChild: Children = { current: "1", list: [{ id: "1", name: "" }] };

/** More than anyone has to keep apart here. */
export const mostChildren = 8;

const isChild = (value: unknown): value is Child => {
  const { id, name } = (value ?? {}) as Partial<Record<keyof Child, unknown>>;
  return typeof id === "string" && /^[1-9]\d{0,3}$/.test(id) && typeof name === "string";
};

/** Whether what is stored is a list of children with one of them current. */
export function isChildren(stored: unknown): stored is Children {
  const { current, list } = (stored ?? {}) as Partial<Record<keyof Children, unknown>>;
  return Array.isArray(list) && list.length > 0 && list.every(isChild) && list.some(({ id }) => id === current);
}

/**
 * The name under which a tool keeps what belongs to a child.
 * @example childTool("growth-percentile", "2") // "growth-percentile-2"
 */
export const childTool = (tool: string, id: string): string => (id === "1" ? tool : `${tool}-${id}`);

/**
 * One child more, who is the current one; as before where there are as many as can be.
 * @example withNewChild(oneChild).current // "2"
 */
export function withNewChild({ current, list }: Children): Children {
  if (list.length >= mostChildren) return { current, list };
  const id = String(Math.max(...list.map((child) => Number(child.id))) + 1);
  return { current: id, list: [...list, { id, name: "" }] };
}

/** The current child under another name. */
export const withName = ({ current, list }: Children, name: string): Children => ({
  current,
  list: list.map((child) => (child.id === current ? { ...child, name } : child)),
});

/**
 * Without the current child; the next one, or the one before, takes its turn. The last one only loses its name.
 * @example withoutCurrent(withNewChild(oneChild)) // oneChild
 */
export function withoutCurrent({ current, list }: Children): Children {
  const place = list.findIndex(({ id }) => id === current);
  const others = list.filter(({ id }) => id !== current);
  const next = others[Math.min(place, others.length - 1)];
  return next ? { current: next.id, list: others } : oneChild;
}
