export type Device = "android" | "ios" | "other";

/**
 * Which app store a visitor needs. Windows Phone names Android and iPhone in its user agent and has neither store; an iPad identifies itself as a Mac
 * and is recognised by its touch screen.
 * @param userAgent navigator.userAgent
 * @param touchPoints navigator.maxTouchPoints
 * @example detectDevice("Mozilla/5.0 (Linux; Android 15; Pixel 9) …", 5) // "android"
 */
export function detectDevice(userAgent: string, touchPoints: number): Device {
  if (/windows phone|iemobile/i.test(userAgent)) return "other";
  if (/android/i.test(userAgent)) return "android";
  if (/iphone|ipad|ipod/i.test(userAgent)) return "ios";
  if (/macintosh/i.test(userAgent) && touchPoints > 1) return "ios";
  return "other";
}
