import { detectDevice } from "../../../src/site/promo/device";
import { userAgents } from "../../support/screen";

test.each([
  ["an Android phone", userAgents.android, 5, "android"],
  ["an iPhone", userAgents.iphone, 5, "ios"],
  ["an iPad, which calls itself a Mac and has a touch screen", userAgents.mac, 5, "ios"],
  ["a Mac", userAgents.mac, 0, "other"],
  ["a Mac with one touch point, as some report it", userAgents.mac, 1, "other"],
  ["a Windows Phone, which names Android", userAgents.windowsPhone, 5, "other"],
  ["a Windows computer with a touch screen", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36", 10, "other"],
  ["Linux", "Mozilla/5.0 (X11; Linux x86_64) Firefox/132.0", 0, "other"],
  ["nothing at all", "", 0, "other"],
])("knows the store of %s", (_, userAgent, touchPoints, device) => {
  expect(detectDevice(userAgent, touchPoints)).toBe(device);
});

// User agent of Internet Explorer Mobile 11 on a Lumia 520, as Microsoft published it.
test("does not mistake a Windows Phone that names an iPhone for one", () => {
  const userAgent =
    "Mozilla/5.0 (Mobile; Windows Phone 8.1; Android 4.0; ARM; Trident/7.0; Touch; rv:11.0; IEMobile/11.0; NOKIA; Lumia 520) like iPhone OS 7_0_3 like Mac OS X AppleWebKit/537 (KHTML, like Gecko) Mobile Safari/537";
  expect(detectDevice(userAgent, 5)).toBe("other");
});
