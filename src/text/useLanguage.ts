import { useContext } from "react";
import type { Language } from "../routes/languages";
import { TextsContext } from "./useTexts";

/** The language of the page. */
export const useLanguage = (): Language => useContext(TextsContext).language;
