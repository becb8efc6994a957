/** @jest-environment jsdom */
import { speculationRules } from "../../../src/site/inline/speculationRules";
import { giveDialogsMethods, setScreen } from "../../support/screen";

/** Runs the inline script of a page’s head. Each call has a state of its own, as on a page that is opened anew. */
const runHead = () => jest.isolateModules(() => require("../../../src/site/inline/inHead"));
/** Runs the file every page loads. */
const runPage = () => jest.isolateModules(() => require("../../../src/site/inline/inEveryPage"));
/** Both, in the order in which a page runs them. */
const runBoth = () => {
  runHead();
  runPage();
};

const setReadyState = (state: DocumentReadyState) => Object.defineProperty(document, "readyState", { configurable: true, value: state });

/** Listeners on document and window outlive a test unless they are removed. */
const undo: (() => void)[] = [];
beforeEach(() => {
  for (const target of [document, window]) {
    const add = target.addEventListener.bind(target);
    jest
      .spyOn(target, "addEventListener")
      .mockImplementation((type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => {
        add(type, listener, options);
        undo.push(() => target.removeEventListener(type, listener, options));
      });
  }
  jest.useFakeTimers();
  giveDialogsMethods();
  setScreen({});
  localStorage.clear();
  delete window.ninniEarly;
  document.body.innerHTML = "";
  // The HTML is parsed to its end but not everything has loaded.
  setReadyState("interactive");
  for (const name of ["data-theme", "data-quiet", "data-gentle", "data-no-sizes", "data-live", "data-day"])
    document.documentElement.removeAttribute(name);
  history.replaceState(null, "", "/");
});
afterEach(() => {
  for (const remove of undo.splice(0)) remove();
  for (const script of document.head.querySelectorAll("script")) script.remove();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const find = <Kind extends Element = HTMLElement>(selector: string): Kind => {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`find requires ${selector} on the page`);
  return found;
};
const click = (selector: string) => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  find(selector).dispatchEvent(event);
  return event;
};
const forbidStorage = () =>
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("forbidden", "SecurityError");
  });

describe("the colour scheme", () => {
  test.each(["dark", "light"])("applies the reader's own scheme to the page (%s)", (theme) => {
    localStorage.setItem("ninni-theme", theme);
    runHead();
    expect(document.documentElement).toHaveAttribute("data-theme", theme);
  });

  test.each(["storage", "pageshow", "visibilitychange"])("follows a scheme that was chosen on another page (%s)", (sign) => {
    runHead();
    localStorage.setItem("ninni-theme", "dark");
    window.dispatchEvent(new Event(sign));
    expect(document.documentElement).toHaveAttribute("data-theme", "dark");
  });

  test("keeps the system's scheme if the reader chose none", () => {
    runHead();
    expect(document.documentElement).not.toHaveAttribute("data-theme");
  });

  test("keeps the system's scheme if the browser forbids storage", () => {
    forbidStorage();
    runHead();
    expect(document.documentElement).not.toHaveAttribute("data-theme");
  });
});

describe("quiet mode", () => {
  const shown = () => ["data-quiet", "data-gentle", "data-no-sizes"].filter((name) => document.documentElement.hasAttribute(name));

  test.each([
    ["ninni-quiet", '"on"', ["data-quiet"]],
    ["ninni-quiet", '"gentle"', ["data-gentle"]],
    ["ninni-no-sizes", "true", ["data-no-sizes"]],
    ["ninni-quiet", '"off"', []],
    ["ninni-quiet", "on", []],
    ["ninni-no-sizes", "false", []],
  ])("%s of %s is applied before the first paint: %j", (name, value, attributes) => {
    localStorage.setItem(name, value);
    runHead();
    expect(shown()).toEqual(attributes);
  });

  test.each(["storage", "pageshow", "visibilitychange"])("follows what was chosen elsewhere, both ways (%s)", (sign) => {
    runHead();
    localStorage.setItem("ninni-quiet", '"on"');
    window.dispatchEvent(new Event(sign));
    expect(shown()).toEqual(["data-quiet"]);
    localStorage.removeItem("ninni-quiet");
    window.dispatchEvent(new Event(sign));
    expect(shown()).toEqual([]);
  });

  test("that was chosen on this page stays where the browser forbids storage", () => {
    runHead();
    document.documentElement.setAttribute("data-quiet", "");
    forbidStorage();
    window.dispatchEvent(new Event("pageshow"));
    expect(shown()).toEqual(["data-quiet"]);
  });

  test("leaves the tab bar without the week of a date on the device", () => {
    jest.setSystemTime(new Date("2026-11-22T12:00:00"));
    localStorage.setItem("ninni-own-date", '{"due":"2027-03-12"}');
    const bar = '<a data-own="due" data-to="/week/" data-says="# weeks" href="/weeks"><span>Pregnancy</span></a>';
    document.body.innerHTML = bar;
    document.documentElement.setAttribute("data-quiet", "");
    runPage();
    expect(find("a")).toHaveAttribute("href", "/weeks");
    document.documentElement.removeAttribute("data-quiet");
    runPage();
    expect(find("a")).toHaveAttribute("href", "/week/24");
  });
});

describe("dialogs", () => {
  const page = `
    <a href="#footer" data-opens="menu"><svg></svg></a>
    <a href="#footer" data-opens="gone">x</a>
    <dialog id="menu"><p>x</p><a href="#there">there</a></dialog>`;

  test("are opened by links that name them, instead of following the link", () => {
    document.body.innerHTML = page;
    runPage();
    expect(click("[data-opens=menu] svg").defaultPrevented).toBe(true);
    expect(find("dialog")).toHaveAttribute("open");
  });

  test("leave the link alone when there is no such dialog", () => {
    document.body.innerHTML = page;
    runPage();
    expect(click("[data-opens=gone]").defaultPrevented).toBe(false);
  });

  test("are closed by a click beside them and not by one inside", () => {
    document.body.innerHTML = page;
    runPage();
    click("[data-opens=menu]");
    click("dialog p");
    expect(find("dialog")).toHaveAttribute("open");
    click("dialog");
    expect(find("dialog")).not.toHaveAttribute("open");
  });

  // A modal dialog that only loses its attribute leaves the page behind it blocked: https://html.spec.whatwg.org/#attr-dialog-open
  test("are closed properly by a link in them, which is then followed", () => {
    document.body.innerHTML = page;
    runPage();
    click("[data-opens=menu]");
    const close = jest.spyOn(find<HTMLDialogElement>("dialog"), "close");
    expect(click("dialog a").defaultPrevented).toBe(false);
    expect(find("dialog")).not.toHaveAttribute("open");
    expect(close).toHaveBeenCalledTimes(1);
  });
});

test("a tap on what prints opens the print dialog, an icon inside it included", () => {
  const print = jest.fn();
  Object.defineProperty(window, "print", { configurable: true, value: print });
  document.body.innerHTML = `<button data-prints><svg></svg></button>`;
  runPage();
  click("[data-prints] svg");
  expect(print).toHaveBeenCalledTimes(1);
});

describe("what the browser may fetch ahead", () => {
  const found = () => [...document.head.querySelectorAll("script[type=speculationrules]")].map((script) => script.textContent);
  afterEach(() => {
    Reflect.deleteProperty(navigator, "connection");
  });

  test.each([
    [undefined, [speculationRules]],
    [{ saveData: false }, [speculationRules]],
    [{ saveData: true }, []],
  ])("is declared unless data-saving mode is on (%p)", (connection, expected) => {
    Object.defineProperty(navigator, "connection", { configurable: true, value: connection });
    runPage();
    expect(found()).toEqual(expected);
  });
});

describe("the night switch", () => {
  const page = `<button data-night aria-pressed="false"><svg></svg></button><button data-night aria-pressed="false" id="second"></button>`;
  const pressed = () => [...document.querySelectorAll("[data-night]")].map((button) => button.getAttribute("aria-pressed"));
  const theme = () => document.documentElement.dataset.theme;

  test("changes the scheme, updates every switch, and is stored", () => {
    document.body.innerHTML = page;
    runPage();
    expect(pressed()).toEqual(["false", "false"]);
    click("[data-night] svg");
    expect(theme()).toBe("dark");
    expect(pressed()).toEqual(["true", "true"]);
    expect(localStorage.getItem("ninni-theme")).toBe("dark");
    click("#second");
    expect(theme()).toBe("light");
    expect(pressed()).toEqual(["false", "false"]);
    expect(localStorage.getItem("ninni-theme")).toBe("light");
  });

  test("starts from the system's dark scheme", () => {
    setScreen({ isDark: true });
    document.body.innerHTML = page;
    runPage();
    expect(pressed()).toEqual(["true", "true"]);
    click("[data-night]");
    expect(theme()).toBe("light");
    expect(pressed()).toEqual(["false", "false"]);
  });

  test("follows the reader's own scheme against the system's", () => {
    setScreen({ isDark: true });
    document.documentElement.dataset.theme = "light";
    document.body.innerHTML = page;
    runPage();
    expect(pressed()).toEqual(["false", "false"]);
    click("[data-night]");
    expect(theme()).toBe("dark");
  });

  test("is restored on the next page", () => {
    document.body.innerHTML = page;
    runPage();
    click("[data-night]");
    delete document.documentElement.dataset.theme;
    runHead();
    expect(theme()).toBe("dark");
  });

  test("changes this page even if the browser forbids storage", () => {
    document.body.innerHTML = page;
    runPage();
    forbidStorage();
    click("[data-night]");
    expect(theme()).toBe("dark");
    expect(pressed()).toEqual(["true", "true"]);
  });
});

describe("links", () => {
  test("to the other language keep the fragment", () => {
    document.body.innerHTML = `<a href="/#old" data-twin>EN</a>`;
    runPage();
    history.replaceState(null, "", "/#mode=week&weeks=24");
    click("[data-twin]");
    expect(find<HTMLAnchorElement>("a").hash).toBe("#mode=week&weeks=24");
  });

  test("within the page open the text they lead to", () => {
    document.body.innerHTML = `<a href="#source-who">1</a><details><ol><li id="source-who">WHO</li></ol></details><details id="other"></details>`;
    runPage();
    expect(click("a").defaultPrevented).toBe(false);
    expect(find("details")).toHaveAttribute("open");
    expect(find("#other")).not.toHaveAttribute("open");
  });

  test("within the page open the collapsed text that has the anchor itself", () => {
    document.body.innerHTML = `<a href="#sources">source</a><details id="sources"></details>`;
    runPage();
    click("a");
    expect(find("#sources")).toHaveAttribute("open");
  });

  test("to anchors that do not exist do nothing", () => {
    document.body.innerHTML = `<a href="#gone">x</a><a href="#">y</a>`;
    runPage();
    expect(click("a").defaultPrevented).toBe(false);
    expect(click("a:nth-of-type(2)").defaultPrevented).toBe(false);
  });
});

test("a rail is scrolled until its current entry is in the middle", () => {
  document.body.innerHTML = `<ol data-centre><li><a>1</a></li><li><a aria-current="page">2</a></li></ol>`;
  const rail = find("ol");
  Object.defineProperty(rail, "clientWidth", { value: 300 });
  Object.defineProperty(find("[aria-current]"), "offsetLeft", { value: 1000 });
  Object.defineProperty(find("[aria-current]"), "clientWidth", { value: 44 });
  runPage();
  expect(rail.scrollLeft).toBe(1000 - 150 + 22);
});

describe("the site's script", () => {
  // jsdom does not fetch scripts with an address.
  const page = `<div id="load-error" hidden></div><div data-island="dueDate"></div><ol><li>x</li></ol>`;
  const scripts = () => [...document.querySelectorAll<HTMLScriptElement>("body > script")].map((script) => script.getAttribute("src"));
  const load = () => window.dispatchEvent(new Event("load"));

  beforeEach(() => {
    document.body.innerHTML = page;
  });

  test("is not loaded while the reader does nothing, for at most 4 seconds after the page has loaded", () => {
    runPage();
    jest.advanceTimersByTime(10_000);
    load();
    jest.advanceTimersByTime(3999);
    expect(scripts()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(scripts()).toEqual(["/app.js"]);
  });

  test("of a prerendered page is not loaded before it is opened; the 4 seconds count from then", () => {
    Object.assign(document, { prerendering: true });
    runPage();
    setReadyState("complete");
    load();
    jest.advanceTimersByTime(10_000);
    expect(scripts()).toEqual([]);
    Object.assign(document, { prerendering: false });
    document.dispatchEvent(new Event("prerenderingchange"));
    jest.advanceTimersByTime(3999);
    expect(scripts()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(scripts()).toEqual(["/app.js"]);
    Reflect.deleteProperty(document, "prerendering");
  });

  test.each(["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "scroll"])(
    "is loaded at the first sign of the reader: %s",
    (sign) => {
      runPage();
      document.dispatchEvent(new Event(sign, { bubbles: true }));
      expect(scripts()).toEqual(["/app.js"]);
    },
  );

  test.each(["pointerover", "pointerdown", "touchstart", "keydown", "focusin"])("is loaded at a %s anywhere in the page", (sign) => {
    runPage();
    find("li").dispatchEvent(new Event(sign));
    expect(scripts()).toEqual(["/app.js"]);
  });

  test("is not loaded when a rail inside the page scrolls, but when the page does", () => {
    runPage();
    find("ol").dispatchEvent(new Event("scroll"));
    expect(scripts()).toEqual([]);
    document.dispatchEvent(new Event("scroll", { bubbles: true }));
    expect(scripts()).toEqual(["/app.js"]);
  });

  test("is loaded only once, whatever else happens", () => {
    runPage();
    load();
    for (const sign of ["keydown", "keydown", "pointerover"]) document.dispatchEvent(new Event(sign));
    jest.advanceTimersByTime(10_000);
    expect(scripts()).toEqual(["/app.js"]);
  });

  test.each([
    ["a page without reading", "<p data-starts></p>", "", 1],
    ["a shared result", "", "#mode=week&weeks=24", 1],
    ["a place on the page", "", "#sources", 0],
  ])("is loaded soon after the page if something must be answered: %s", (_, part, hash, count) => {
    document.body.insertAdjacentHTML("beforeend", part);
    history.replaceState(null, "", `/${hash}`);
    runPage();
    expect(scripts()).toEqual([]);
    load();
    jest.advanceTimersByTime(200);
    expect(scripts()).toHaveLength(count);
  });

  test.each([
    ["something is kept for the part", "kept", 1],
    ["nothing is kept for it", null, 0],
  ])("is loaded soon after the page if a part continues with stored values: %s", (_, kept, count) => {
    if (kept) localStorage.setItem("ninni-tool-contraction-timer", kept);
    document.body.insertAdjacentHTML("beforeend", '<div data-resumes="ninni-tool-contraction-timer"></div>');
    runPage();
    load();
    jest.advanceTimersByTime(200);
    expect(scripts()).toHaveLength(count);
    localStorage.clear();
  });

  test("is loaded when the browser is idle, if it reports that", () => {
    const idle: (() => void)[] = [];
    Object.assign(window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
    document.body.insertAdjacentHTML("beforeend", "<p data-starts></p>");
    runPage();
    load();
    jest.advanceTimersByTime(3999);
    expect(scripts()).toEqual([]);
    for (const callback of idle) callback();
    expect(scripts()).toEqual(["/app.js"]);
    Reflect.deleteProperty(window, "requestIdleCallback");
  });

  test.each([
    ["", 0],
    ['<ul data-behaviour="ticks"></ul>', 1],
  ])("is loaded only on a page that uses it (%s)", (html, count) => {
    document.body.innerHTML = html;
    runPage();
    document.dispatchEvent(new Event("keydown"));
    expect(scripts()).toHaveLength(count);
  });

  describe("that cannot be loaded", () => {
    const failures: { name: string; file: string; reason: string }[] = [];
    beforeEach(() => {
      jest.spyOn(console, "error").mockImplementation((error) => failures.push(error));
      delete document.documentElement.dataset.script;
      failures.length = 0;
      find("#load-error").innerHTML = '<p role="alert"><button data-again></button></p>';
      runPage();
      document.dispatchEvent(new Event("keydown"));
    });
    const told = () => failures.map(({ name, file, reason }) => [name, file, reason]);

    test.each([
      ["failed", () => find("script[src]").dispatchEvent(new Event("error"))],
      ["broken", () => find("script[src]").dispatchEvent(new Event("load"))],
      ["timeout", () => jest.advanceTimersByTime(120_000)],
    ])("shows the sentence and is an error of its own kind (%s)", (reason, fail) => {
      expect(find("#load-error")).toHaveAttribute("hidden");
      fail();
      expect(find("#load-error")).not.toHaveAttribute("hidden");
      expect(told()).toEqual([["ChunkLoadError", "/app.js", reason]]);
    });

    test("is waited for 120 seconds, not less", () => {
      jest.advanceTimersByTime(119_999);
      expect(told()).toEqual([]);
    });

    test("is requested again when the reader asks for it", () => {
      find("script[src]").dispatchEvent(new Event("error"));
      expect(scripts()).toEqual([]);
      click("[data-again]");
      expect(scripts()).toEqual(["/app.js"]);
    });

    test("is not a failure once it reports that it runs", () => {
      document.documentElement.dataset.script = "";
      find("script[src]").dispatchEvent(new Event("load"));
      jest.advanceTimersByTime(120_000);
      expect(told()).toEqual([]);
    });
  });
});

describe("“Exit this page”", () => {
  beforeEach(() => {
    history.replaceState(null, "", "/read");
    document.body.innerHTML = '<a data-leave href="#weather"><i></i> Exit this page</a>';
    // Without the file every page loads: it may be late.
    runHead();
  });
  afterEach(() => {
    document.body.hidden = false;
  });

  test("replaces this page in the history by the other one, at the first tap and without the site's script", () => {
    const before = history.length;
    expect(click("[data-leave] i").defaultPrevented).toBe(true);
    expect(location.hash).toBe("#weather");
    expect(history.length).toBe(before);
  });

  test("shows nothing of this page while the other one loads", () => {
    expect(document.body.hidden).toBe(false);
    click("[data-leave]");
    expect(document.body.hidden).toBe(true);
  });

  test("leaves with a modifier key too, and opens no new tab", () => {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
    find("[data-leave]").dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(document.body.hidden).toBe(true);
  });
});

describe("a tap or a sent form before its part of the page can answer", () => {
  const page = `
    <div data-island="finder"><button data-waits id="more"><svg></svg></button><form id="tool"><input name="day"><button type="submit">go</button></form></div>
    <button data-waits data-behaviour="favourite" id="heart">x</button>
    <form id="quiet" method="dialog"><input name="day"><button type="submit">go</button></form>
    <dialog open><form id="close" method="dialog"><button>x</button></form></dialog>
    <button id="plain">x</button>`;
  const happened: string[] = [];
  const listen = () => {
    for (const name of ["more", "heart", "plain"]) find(`#${name}`).addEventListener("click", () => happened.push(name));
    for (const name of ["tool", "quiet"])
      find(`#${name}`).addEventListener("submit", (event) => {
        event.preventDefault();
        happened.push(name);
      });
  };
  /** Does what the site's script does once a part is ready. */
  const say = (selector: string) => {
    find(selector).dataset.ready = "";
    find(selector).dispatchEvent(new Event("ninni:ready", { bubbles: true }));
  };
  const send = (selector: string) => {
    const event = new Event("submit", { bubbles: true, cancelable: true });
    find(selector).dispatchEvent(event);
    return event;
  };

  beforeEach(() => {
    happened.length = 0;
    document.body.innerHTML = page;
    runBoth();
  });

  test("is held back and passed to its part once, in order", () => {
    expect(send("#tool").defaultPrevented).toBe(true);
    expect(click("#more svg").defaultPrevented).toBe(true);
    expect(find("[data-island]")).toHaveAttribute("data-held");
    listen();
    say("[data-island]");
    expect(happened).toEqual(["tool", "more"]);
    say("[data-island]");
    expect(happened).toEqual(["tool", "more"]);
  });

  test("waits for its own part, not for another one", () => {
    click("#heart");
    click("#more");
    listen();
    say("[data-island]");
    expect(happened).toEqual(["more"]);
    say("#heart");
    expect(happened).toEqual(["more", "heart"]);
  });

  test("counts once, however often it is repeated", () => {
    for (const selector of ["#more", "#more svg", "#more"]) expect(click(selector).defaultPrevented).toBe(true);
    for (let times = 0; times < 3; times++) expect(send("#tool").defaultPrevented).toBe(true);
    listen();
    say("[data-island]");
    expect(happened).toEqual(["more", "tool"]);
  });

  test("counts once when its part listens already, a moment before it is ready", () => {
    listen();
    click("#more");
    send("#tool");
    expect(happened).toEqual([]);
    say("[data-island]");
    expect(happened).toEqual(["more", "tool"]);
  });

  // Without script such a form sends nothing, so that nothing typed leaves the device.
  test("of a form outside every part is sent nowhere", () => {
    expect(send("#quiet").defaultPrevented).toBe(true);
    expect(location.search).toBe("");
  });

  test("is not held back if it works without script", () => {
    expect(click("#plain").defaultPrevented).toBe(false);
    expect(send("#close").defaultPrevented).toBe(false);
  });

  test("is dropped when something else has taken its place", () => {
    click("#more");
    const before = find("#more");
    before.addEventListener("click", () => happened.push("before"));
    before.replaceWith(before.cloneNode());
    listen();
    say("[data-island]");
    expect(happened).toEqual([]);
  });

  test("is passed to its part at once if it is ready", () => {
    listen();
    say("[data-island]");
    expect(click("#more").defaultPrevented).toBe(false);
    send("#tool");
    expect(happened).toEqual(["more", "tool"]);
  });
});

describe("before the file every page loads is there", () => {
  const page = `<button data-night aria-pressed="false"></button><button data-prints></button><div id="load-error" role="alert" hidden><button data-again>again</button></div>`;
  const fail = (element: HTMLElement) => {
    document.head.append(element);
    element.dispatchEvent(new Event("error"));
    return element;
  };
  beforeEach(() => {
    document.body.innerHTML = page;
    jest.spyOn(console, "error").mockImplementation(() => undefined);
  });
  afterEach(() => {
    for (const link of document.head.querySelectorAll("link")) link.remove();
  });

  test("a tap on the night switch and on what prints is kept, and done once as soon as it is", () => {
    const print = jest.fn();
    Object.defineProperty(window, "print", { configurable: true, value: print });
    runHead();
    for (const selector of ["[data-night]", "[data-prints]", "[data-prints]"]) click(selector);
    expect(document.documentElement.dataset.theme).toBeUndefined();
    expect(print).not.toHaveBeenCalled();
    runPage();
    expect(document.documentElement.dataset.theme).toBe("dark");
    expect(print).toHaveBeenCalledTimes(1);
    click("[data-night]");
    expect(document.documentElement.dataset.theme).toBe("light");
  });

  test("the sentence appears if that file itself cannot be loaded", () => {
    runHead();
    fail(document.createElement("script"));
    expect(find("#load-error")).not.toHaveAttribute("hidden");
  });

  test.each([true, false])("the sentence appears after 120 seconds only if the file has not come (came: %s)", (hasCome) => {
    runHead();
    if (hasCome) runPage();
    jest.advanceTimersByTime(119_999);
    expect(find("#load-error")).toHaveAttribute("hidden");
    jest.advanceTimersByTime(1);
    expect(find("#load-error").hidden).toBe(hasCome);
  });

  test("a style sheet that cannot be loaded is reported when the file is there", () => {
    runHead();
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/site-0.css" });
    fail(link);
    expect(find("#load-error")).toHaveAttribute("hidden");
    runPage();
    expect(find("#load-error")).not.toHaveAttribute("hidden");
    expect(document.body.firstElementChild).toBe(find("#load-error"));
  });
});

describe("what her day changes on any page", () => {
  const page = `
    <a href="/weeks" data-own="due" data-to="/weeks/" data-says="# weeks % days"><span>Pregnancy</span></a>
    <a href="/baby" data-own="born" data-to="/baby/" data-says="Week #"><span>Baby</span></a>
    <main>
      <input type="radio" name="stage" value="before20" data-for="before20"><input type="radio" name="stage" value="from20" data-for="from20">
      <input type="radio" name="stage" value="afterBirth" data-for="born">
      <input type="radio" name="loss" value="before20"><input type="radio" name="loss" value="from20">
      <input type="radio" name="whole" value="any" data-for="due"><input type="radio" name="whole" value="afterBirth" data-for="born">
      <input type="radio" name="who" value="a1" data-for="due" checked><input type="radio" name="who" value="a3" data-for="born">
    </main>`;
  const links = () => [...document.querySelectorAll("a")].map((link) => `${link.getAttribute("href")} ${link.textContent}`);
  const chosen = () => [...document.querySelectorAll<HTMLInputElement>("[type=radio]:checked")].map(({ value }) => value).join(" ");
  const day = (value: object) => JSON.stringify({ version: 2, value });
  const neutral = ["/weeks Pregnancy", "/baby Baby"];
  beforeEach(() => {
    delete document.documentElement.dataset.quiet;
    delete document.documentElement.dataset.day;
    jest.setSystemTime(new Date(2026, 10, 22, 12));
    document.body.innerHTML = page;
  });

  test.each([
    ["24 weeks 4 days", { due: "2027-03-10" }, ["/weeks/24 24 weeks 4 days", "/baby Baby"], "from20 any a1"],
    ["19 weeks 6 days", { due: "2027-04-12" }, ["/weeks/19 19 weeks 6 days", "/baby Baby"], "before20 any a1"],
    ["20 weeks", { due: "2027-04-11" }, ["/weeks/20 20 weeks 0 days", "/baby Baby"], "from20 any a1"],
    ["41 weeks 6 days", { due: "2026-11-09" }, ["/weeks/41 41 weeks 6 days", "/baby Baby"], "from20 any a1"],
    ["42 weeks: nothing is assumed", { due: "2026-11-08" }, neutral, "a1"],
    ["a newborn", { children: [{ born: "2026-11-22" }] }, ["/weeks Pregnancy", "/baby/1 Week 1"], "afterBirth afterBirth a3"],
    [
      "the youngest of two, 12 weeks",
      { children: [{ born: "2020-01-01" }, { born: "2026-08-30" }] },
      ["/weeks Pregnancy", "/baby/13 Week 13"],
      "afterBirth afterBirth a3",
    ],
    [
      "the last week of a year",
      { children: [{ born: "2025-11-24" }] },
      ["/weeks Pregnancy", "/baby/52 Week 52"],
      "afterBirth afterBirth a3",
    ],
    ["a year", { children: [{ born: "2025-11-23" }] }, neutral, "a1"],
    ["both", { due: "2027-03-10", children: [{ born: "2026-01-01" }] }, ["/weeks/24 24 weeks 4 days", "/baby/47 Week 47"], "from20 any a1"],
    ["a clock that is wrong", { due: "2030-01-01", children: [{ born: "2030-01-01" }] }, neutral, "a1"],
  ])("%s", (_, value, expected, open) => {
    localStorage.setItem("ninni-day", day(value));
    runPage();
    expect(links()).toEqual(expected);
    expect(chosen()).toBe(open);
  });

  test.each([{ due: "2027-03-10" }, { children: [{ born: "2026-11-01" }] }])(
    "in quiet mode no week is named and nothing chosen: %j",
    (value) => {
      document.documentElement.dataset.quiet = "";
      localStorage.setItem("ninni-day", day(value));
      runPage();
      expect(links()).toEqual(neutral);
      expect(chosen()).toBe("a1");
    },
  );

  test.each([
    [day({ due: "2027-03-10" }), true],
    [day({ children: [{ born: "2026-06-18" }] }), true],
    ['{"born":"2026-06-18"}', true],
    [day({ hospitalPhone: "0212" }), false],
    ["nonsense", false],
  ])("space for her day is reserved before the first paint only if a date is stored: %s", (stored, isThere) => {
    localStorage.setItem("ninni-day", stored);
    runHead();
    expect(document.documentElement.dataset.day !== undefined).toBe(isThere);
  });

  test("the script loads early only where her day is shown", () => {
    document.body.innerHTML = "<div data-island=dayCard></div>";
    runPage();
    window.dispatchEvent(new Event("load"));
    jest.advanceTimersByTime(200);
    expect(document.querySelector("script[src='/app.js']")).toBeNull();
    document.documentElement.dataset.day = "";
    runPage();
    window.dispatchEvent(new Event("load"));
    jest.advanceTimersByTime(200);
    expect(document.querySelector("script[src='/app.js']")).not.toBeNull();
  });
});

describe("the reader's own week in the tab bar", () => {
  const page = `
    <a href="/weeks" data-own="due" data-to="/weeks/" data-says="# weeks"><span>Pregnancy</span></a>
    <a href="/baby" data-own="born" data-to="/baby/" data-says="Week #"><span>Baby</span></a>`;
  const links = () => [...document.querySelectorAll("a")].map((link) => `${link.getAttribute("href")} ${link.textContent}`);
  const neutral = ["/weeks Pregnancy", "/baby Baby"];
  beforeEach(() => {
    jest.setSystemTime(new Date(2026, 10, 22, 12));
    document.body.innerHTML = page;
  });

  test.each([
    ['{"due":"2027-03-10"}', ["/weeks/24 24 weeks", "/baby Baby"]],
    ['{"born":"2026-11-22"}', ["/weeks Pregnancy", "/baby/1 Week 1"]],
    ['{"born":"2026-06-18"}', ["/weeks Pregnancy", "/baby/23 Week 23"]],
    ['{"due":"2026-01-01"}', neutral],
    ['{"born":"2024-01-01"}', neutral],
    ['{"due":"soon"}', neutral],
    ["nonsense", neutral],
    ["null", neutral],
  ])("with %s on the device", (stored, expected) => {
    localStorage.setItem("ninni-own-date", stored);
    runPage();
    expect(links()).toEqual(expected);
  });
});
