/** The way to quiet mode and to help after a loss. */
import { fillPath, isBuilt, type Language, type RouteId } from "../routes/routes";

const page = "lossSupport" as RouteId;

/** Null as long as the site has no such page. */
export const quietPath = (language: Language): string | null => (isBuilt(page) ? fillPath(page, language, {}) : null);
