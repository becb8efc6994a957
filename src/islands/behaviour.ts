import type { BehaviourName } from "./registry";

/** Adds to an element what it can do with script; it works without. */
export type Behaviour = (element: HTMLElement) => void;

/**
 * What an element carries for a behaviour of registry.ts.
 * @example <ul {...withBehaviour("ticks")} data-name="ninni-week-24">
 */
export const withBehaviour = (name: BehaviourName): { "data-behaviour": BehaviourName } => ({ "data-behaviour": name });
