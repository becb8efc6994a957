import { defaultLanguage, type Language } from "../../src/routes/routes";

/**
 * What a component does when it is used has no language, so it is tested in one. Pages are rendered in both by their own tests and by the exit drill,
 * and texts are compared by locales.test.ts.
 */
export const behaviourLanguages: readonly Language[] = [defaultLanguage];
