import { type Browser, chromium } from "@playwright/test";
import { chromiumOptions } from "../chromiumOptions";

/** Opens the headless Chromium of the browser tests. */
export const launchChromium = (): Promise<Browser> => chromium.launch(chromiumOptions());
