import type { BehaviourName } from "./behaviourNames";

/** Adds to an element what it can do only with script; the element is usable without. */
export type Behaviour = (element: HTMLElement) => void;

/**
 * The attribute that gives an element a behaviour of registry.ts.
 * @example <ul {...withBehaviour("ticks")} data-name="ninni-week-24">
 */
export const withBehaviour = (name: BehaviourName): { "data-behaviour": BehaviourName } => ({ "data-behaviour": name });
