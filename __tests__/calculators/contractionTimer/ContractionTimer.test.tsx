import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import ContractionTimer from "../../../src/calculators/contractionTimer/ContractionTimer.island";
import { minute, second } from "../../../src/calculators/contractionTimer/contractions";
import { formatTime } from "../../../src/calculators/contractionTimer/formatTime";
import { behaviourLanguages } from "../../support/behaviourLanguages";
import { hydrateIn } from "../../support/hydrate";
import { renderIn } from "../../support/render";
import { textsIn } from "../../support/texts";

const sign = (key: string, tier: "now" | "call112", stage: "from20" | "before20" = "from20") => ({
  key,
  text: `sign ${key}`,
  tiers: [{ stage, tier }],
});
const rules = ["preterm-tightenings", "preterm-back-cramps", "contraction-long", "contractions-close", "labour-begun"].map((key) =>
  sign(key, "now"),
);
const dangers = [sign("waters", "now"), sign("cord", "call112")];
const timer = <ContractionTimer rules={rules} dangers={dangers} />;
const start = new Date(2026, 10, 22, 3, 12).getTime();
const name = "ninni-tool-contraction-timer";

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: start });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, "wakeLock");
});

const wait = (milliseconds: number) => act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));

describe.each(behaviourLanguages)("the contraction timer (%s)", (language) => {
  const text = textsIn(language, "contractionTimer", "triage", "common");
  const user = userEvent.setup({ delay: null, advanceTimers: jest.advanceTimersByTime });
  const draw = () => renderIn(language, timer);
  const panel = () => within(screen.getByRole("region", { name: text("timer.panel") }));
  const tap = (key: "timer.start" | "timer.stop") => user.click(panel().getByRole("button", { name: text(key) }));
  const status = () => panel().getByRole("status");
  const choose = (key: string) => user.click(screen.getByRole("radio", { name: text(key) }));
  const rows = () => screen.getAllByRole("row").slice(1);
  const contraction = async (seconds: number) => {
    await tap("timer.start");
    await wait(seconds * second);
    await tap("timer.stop");
  };

  test("times two, and announces each tap but nothing in between", async () => {
    draw();
    await choose("timer.term.from37");
    await tap("timer.start");
    const begun = text("timer.said.started", { time: formatTime(start, language) });
    expect(status()).toHaveTextContent(begun);
    await wait(58 * second);
    expect(status()).toHaveTextContent(begun);
    expect(panel().getByText("0:58")).toHaveAttribute("aria-hidden", "true");
    await tap("timer.stop");
    expect(status()).toHaveTextContent(text("timer.said.ended", { length: text("timer.seconds", { n: 58 }) }));
    await wait(8 * minute + 2 * second);
    await contraction(50);
    expect(status()).toHaveTextContent(text("timer.summary.interval", { distance: text("timer.minutes", { n: 9 }) }));
    expect(rows().map((row) => row.textContent)).toEqual([
      `${formatTime(start + 9 * minute, language)}${text("timer.seconds", { n: 50 })}${text("timer.minutes", { n: 9 })}`,
      `${formatTime(start, language)}${text("timer.seconds", { n: 58 })}–`,
    ]);
    expect(screen.getByRole("heading", { name: text("timer.home.title") })).toBeVisible();
  });

  test("continues by the clock after the page was closed", async () => {
    const { unmount } = draw();
    await tap("timer.start");
    unmount();
    jest.setSystemTime(start + 75 * second);
    draw();
    expect(panel().getByText("1:15")).toBeVisible();
    await tap("timer.stop");
    expect(rows()[0]).toHaveTextContent(text("timer.seconds", { n: 75 }));
  });

  test("over two minutes the card is shown and announced at once; a late tap can be corrected", async () => {
    draw();
    await choose("timer.term.from37");
    await tap("timer.start");
    await wait(120 * second);
    expect(screen.queryByText("sign contraction-long")).toBeNull();
    await wait(second);
    expect(screen.getByText("sign contraction-long")).toBeVisible();
    expect(status()).toHaveTextContent(`${text("pregnancy.now.title")} sign contraction-long.`);
    await user.click(screen.getByRole("button", { name: text("timer.long.forget") }));
    expect(screen.queryByText("sign contraction-long")).toBeNull();
    expect(panel().getByRole("button", { name: text("timer.start") })).toBeVisible();
  });

  test("asks about a stop forgotten for ten minutes, and the next tap begins a new contraction", async () => {
    draw();
    await tap("timer.start");
    await wait(10 * minute);
    expect(screen.getByText(text("timer.forgotten.title"))).toBeVisible();
    await tap("timer.start");
    expect(screen.queryByText(text("timer.forgotten.title"))).toBeNull();
    expect(rows()).toHaveLength(2);
  });

  test("before 37 weeks the card is shown before any tap; from 37 weeks it does not mention cramps", async () => {
    draw();
    expect(screen.getByRole("heading", { name: text("timer.ask.title") })).toBeVisible();
    await choose("timer.term.before37");
    expect(screen.getByText("sign preterm-tightenings")).toBeVisible();
    expect(screen.getByText("sign preterm-back-cramps")).toBeVisible();
    // Two cards of the same tier have different names.
    expect(screen.getByRole("region", { name: new RegExp(text("timer.byTimer")) })).toHaveAttribute("data-tier", "now");
    await choose("timer.term.from37");
    expect(screen.queryByText("sign preterm-tightenings")).toBeNull();
    // Signs that need no timing are always shown.
    expect(screen.getByText("sign waters")).toBeVisible();
    expect(screen.getByText("sign cord")).toBeVisible();
  });

  test("with a date on the device it knows the week and asks nothing; with a stored number it has a call button", async () => {
    localStorage.setItem("ninni-day", JSON.stringify({ due: "2027-01-01", hospitalPhone: "+90 (212) 123 45 67" }));
    draw();
    expect(screen.getByText(text("timer.knownWeeks_other", { count: 34 }))).toBeVisible();
    expect(screen.queryByRole("radio", { name: text("timer.term.from37") })).toBeNull();
    expect(screen.getByRole("link", { name: text("hospital.call") })).toHaveAttribute("href", "tel:+902121234567");
  });

  test("a wrong tap is undone; a contraction is deleted and restored", async () => {
    draw();
    await contraction(50);
    await wait(5 * minute);
    await tap("timer.start");
    await user.click(panel().getByRole("button", { name: text("timer.undo") }));
    expect(rows()).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: text("timer.remove", { time: formatTime(start, language) }) }));
    expect(screen.queryByRole("table")).toBeNull();
    await user.click(panel().getByRole("button", { name: text("timer.restore.removed") }));
    expect(rows()).toHaveLength(1);
  });

  test("a second tap of the same finger is ignored, and a record of the pauses is turned round", async () => {
    draw();
    await tap("timer.start");
    await wait(300);
    await tap("timer.stop");
    expect(panel().getByRole("button", { name: text("timer.stop") })).toBeVisible();
    await wait(4 * minute);
    await tap("timer.stop");
    await wait(50 * second);
    await tap("timer.start");
    await user.click(screen.getByRole("button", { name: text("timer.swap") }));
    expect(screen.getAllByText(text("timer.seconds", { n: 50 }), { exact: false })[0]).toBeVisible();
    await user.click(panel().getByRole("button", { name: text("timer.restore.swapped") }));
    expect(rows()).toHaveLength(2);
  });

  test("the record is copied as text, and deleted with the button", async () => {
    const writeText = jest.spyOn(navigator.clipboard, "writeText");
    draw();
    await choose("timer.birth.first");
    await contraction(58);
    await user.click(screen.getByRole("button", { name: text("timer.copy") }));
    const [copied = ""] = writeText.mock.calls[0] ?? [];
    expect(copied.split("\n")).toEqual([
      text("timer.text.title", { date: language === "tr" ? "22 Kasım 2026" : "22 November 2026" }),
      text("timer.birth.first"),
      `${text("timer.summary.count_one", { count: 1 })} ${text("timer.summary.length", { length: text("timer.seconds", { n: 58 }) })}`,
      "",
      text("timer.text.row", { time: formatTime(start, language), length: text("timer.seconds", { n: 58 }), distance: "–" }),
    ]);
    await user.click(screen.getByRole("button", { name: text("timer.clear") }));
    expect(localStorage.getItem(name)).toBeNull();
    expect(screen.queryByRole("table")).toBeNull();
  });

  test("keeps what was chosen before the script loaded, and the stored record", async () => {
    const history = [{ start: start - 5 * minute, end: start - 4 * minute }];
    localStorage.setItem(name, JSON.stringify({ history, birth: "first", term: "", goesSooner: false }));
    await hydrateIn(language, timer, () => choose("timer.term.from37"));
    expect(screen.getByRole("radio", { name: text("timer.term.from37") })).toBeChecked();
    expect(screen.getByRole("radio", { name: text("timer.birth.first") })).toBeChecked();
    expect(rows()).toHaveLength(1);
  });

  test("keeps working if storage is forbidden", async () => {
    const blocked = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    draw();
    await contraction(50);
    await wait(5 * minute);
    await contraction(52);
    expect(rows()).toHaveLength(2);
    blocked.mockRestore();
  });

  test("keeps the screen on while it is used, again after the page was hidden, and says if it cannot", async () => {
    draw();
    await tap("timer.start");
    expect(panel().getByText(text("timer.screen.none"))).toBeVisible();
    cleanup();
    localStorage.clear();

    const release = jest.fn();
    const sentinel = { release, released: false, addEventListener: () => undefined };
    const request = jest.fn(async () => sentinel);
    Object.assign(navigator, { wakeLock: { request } });
    const { unmount } = draw();
    expect(request).not.toHaveBeenCalled();
    await tap("timer.start");
    await wait(0);
    expect(panel().getByText(text("timer.screen.held"))).toBeVisible();
    const show = () => act(() => void document.dispatchEvent(new Event("visibilitychange")));
    show();
    expect(request).toHaveBeenCalledTimes(1);
    // Browsers release the wake lock of a hidden page.
    sentinel.released = true;
    show();
    expect(request).toHaveBeenCalledTimes(2);
    await wait(0);
    unmount();
    expect(release).toHaveBeenCalled();
  });
});
