import { applyTheme, boot } from "../../src/site/beforeReact";
import { giveDialogsMethods, setScreen } from "../support/screen";

/** Runs a function as the page does: from its text, so that a name from outside it would be an error. */
function run(call: string): void {
  const faults: string[] = [];
  const note = (event: ErrorEvent) => {
    event.preventDefault();
    faults.push(event.message);
  };
  window.addEventListener("error", note);
  const script = document.createElement("script");
  script.textContent = call;
  document.head.append(script);
  script.remove();
  window.removeEventListener("error", note);
  if (faults.length > 0) throw new Error(`run requires a text that stands alone: ${faults.join(", ")}`);
}
const runTheme = () => run(`(${applyTheme})()`);
const runBoot = (startsAtOnce = false) => run(`(${boot})(${startsAtOnce})`);

/** Listeners on document and window outlive a test unless they are taken off. */
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
  document.body.innerHTML = "";
  delete document.documentElement.dataset.theme;
  history.replaceState(null, "", "/");
});
afterEach(() => {
  for (const remove of undo.splice(0)) remove();
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

test("the way the texts are run notices a name from outside", () => {
  expect(() => run("(function () { outside(); })()")).toThrow("outside is not defined");
});

describe("applyTheme", () => {
  test.each(["dark", "light"])("puts the reader's own scheme on the page (%s)", (theme) => {
    localStorage.setItem("ninni-theme", theme);
    runTheme();
    expect(document.documentElement).toHaveAttribute("data-theme", theme);
  });

  test("leaves the system's scheme where the reader chose none", () => {
    runTheme();
    expect(document.documentElement).not.toHaveAttribute("data-theme");
  });

  test("leaves the system's scheme where the browser forbids storage", () => {
    forbidStorage();
    runTheme();
    expect(document.documentElement).not.toHaveAttribute("data-theme");
  });
});

describe("dialogs", () => {
  const page = `
    <a href="#footer" data-opens="menu"><svg></svg></a>
    <a href="#footer" data-opens="gone">x</a>
    <dialog id="menu"><p>x</p><a href="#there">there</a></dialog>`;

  test("are opened by what names them, instead of following the link", () => {
    document.body.innerHTML = page;
    runBoot();
    expect(click("[data-opens=menu] svg").defaultPrevented).toBe(true);
    expect(find("dialog")).toHaveAttribute("open");
  });

  test("leave the link alone when there is no such dialog", () => {
    document.body.innerHTML = page;
    runBoot();
    expect(click("[data-opens=gone]").defaultPrevented).toBe(false);
  });

  test("are closed by a click beside them and not by one inside", () => {
    document.body.innerHTML = page;
    runBoot();
    click("[data-opens=menu]");
    click("dialog p");
    expect(find("dialog")).toHaveAttribute("open");
    click("dialog");
    expect(find("dialog")).not.toHaveAttribute("open");
  });

  // A modal dialog that only loses its attribute leaves the page behind it blocked: https://html.spec.whatwg.org/#attr-dialog-open
  test("are closed properly by a link in them, which leads on", () => {
    document.body.innerHTML = page;
    runBoot();
    click("[data-opens=menu]");
    const close = jest.spyOn(find<HTMLDialogElement>("dialog"), "close");
    expect(click("dialog a").defaultPrevented).toBe(false);
    expect(find("dialog")).not.toHaveAttribute("open");
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe("the night switch", () => {
  const page = `<button data-night aria-pressed="false"><svg></svg></button><button data-night aria-pressed="false" id="second"></button>`;
  const pressed = () => [...document.querySelectorAll("[data-night]")].map((button) => button.getAttribute("aria-pressed"));
  const theme = () => document.documentElement.dataset.theme;

  test("changes the scheme, says so on every switch, and is remembered", () => {
    document.body.innerHTML = page;
    runBoot();
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
    runBoot();
    expect(pressed()).toEqual(["true", "true"]);
    click("[data-night]");
    expect(theme()).toBe("light");
    expect(pressed()).toEqual(["false", "false"]);
  });

  test("follows the reader's own scheme against the system's", () => {
    setScreen({ isDark: true });
    document.documentElement.dataset.theme = "light";
    document.body.innerHTML = page;
    runBoot();
    expect(pressed()).toEqual(["false", "false"]);
    click("[data-night]");
    expect(theme()).toBe("dark");
  });

  test("is remembered on the next page", () => {
    document.body.innerHTML = page;
    runBoot();
    click("[data-night]");
    delete document.documentElement.dataset.theme;
    runTheme();
    expect(theme()).toBe("dark");
  });

  test("changes this page where the browser forbids storage", () => {
    document.body.innerHTML = page;
    runBoot();
    forbidStorage();
    click("[data-night]");
    expect(theme()).toBe("dark");
    expect(pressed()).toEqual(["true", "true"]);
  });
});

describe("links", () => {
  test("to the other language take the part of the address behind the # along", () => {
    document.body.innerHTML = `<a href="/#old" data-twin>EN</a>`;
    runBoot();
    history.replaceState(null, "", "/#mode=week&weeks=24");
    click("[data-twin]");
    expect(find<HTMLAnchorElement>("a").hash).toBe("#mode=week&weeks=24");
  });

  test("into the page open the text they lead to", () => {
    document.body.innerHTML = `<a href="#source-who">1</a><details><ol><li id="source-who">WHO</li></ol></details><details id="other"></details>`;
    runBoot();
    expect(click("a").defaultPrevented).toBe(false);
    expect(find("details")).toHaveAttribute("open");
    expect(find("#other")).not.toHaveAttribute("open");
  });

  test("into the page open the folded text that bears the name itself", () => {
    document.body.innerHTML = `<a href="#sources">source</a><details id="sources"></details>`;
    runBoot();
    click("a");
    expect(find("#sources")).toHaveAttribute("open");
  });

  test("to places that are not there do no harm", () => {
    document.body.innerHTML = `<a href="#gone">x</a><a href="#">y</a>`;
    runBoot();
    expect(click("a").defaultPrevented).toBe(false);
    expect(click("a:nth-of-type(2)").defaultPrevented).toBe(false);
  });
});

test("a rail is pushed until its current entry is in the middle", () => {
  document.body.innerHTML = `<ol data-centre><li><a>1</a></li><li><a aria-current="page">2</a></li></ol>`;
  const rail = find("ol");
  Object.defineProperty(rail, "clientWidth", { value: 300 });
  Object.defineProperty(find("[aria-current]"), "offsetLeft", { value: 1000 });
  Object.defineProperty(find("[aria-current]"), "clientWidth", { value: 44 });
  runBoot();
  expect(rail.scrollLeft).toBe(1000 - 150 + 22);
});

describe("the page's scripts", () => {
  // Scripts with an address are not fetched in jsdom; those with text run when they come into the page.
  const page = `
    <div id="load-error" hidden></div>
    <template data-scripts><script>window.ran = ["first"]</script><script src="/app.js" data-part="app"></script><script src="/page.js"></script><script>window.ran.push("last")</script></template>
    <ol><li>x</li></ol>`;
  const scripts = () => [...document.querySelectorAll<HTMLScriptElement>("body > script")];
  const load = () => window.dispatchEvent(new Event("load"));

  beforeEach(() => {
    document.body.innerHTML = page;
    Object.assign(window, { ran: undefined });
  });

  test("wait as long as the reader does nothing", () => {
    runBoot();
    load();
    jest.advanceTimersByTime(3999);
    expect(scripts()).toEqual([]);
  });

  test("come 4 seconds after the page has loaded, and 4 seconds after anything else they do not", () => {
    runBoot();
    jest.advanceTimersByTime(10_000);
    expect(scripts()).toEqual([]);
    load();
    jest.advanceTimersByTime(4000);
    expect(scripts()).toHaveLength(4);
  });

  test.each(["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "scroll"])(
    "come at the first sign of the reader: %s",
    (sign) => {
      runBoot();
      document.dispatchEvent(new Event(sign, { bubbles: true }));
      expect(scripts()).toHaveLength(4);
    },
  );

  test.each(["pointerover", "pointerdown", "touchstart", "keydown", "focusin"])("come at a %s somewhere in the page", (sign) => {
    runBoot();
    find("li").dispatchEvent(new Event(sign));
    expect(scripts()).toHaveLength(4);
  });

  test("do not come because a rail inside the page scrolls, but still do when the page does", () => {
    runBoot();
    find("ol").dispatchEvent(new Event("scroll"));
    expect(scripts()).toEqual([]);
    document.dispatchEvent(new Event("scroll", { bubbles: true }));
    expect(scripts()).toHaveLength(4);
  });

  test("come in their order with all they say, each run as it was written", () => {
    runBoot();
    document.dispatchEvent(new Event("keydown"));
    expect(scripts().map((script) => script.getAttribute("src"))).toEqual([null, "/app.js", "/page.js", null]);
    expect(scripts().map((script) => script.async)).toEqual([false, false, false, false]);
    expect(scripts()[1]).toHaveAttribute("data-part", "app");
    expect(window).toHaveProperty("ran", ["first", "last"]);
  });

  test("come once, whatever else happens", () => {
    runBoot();
    load();
    document.dispatchEvent(new Event("keydown"));
    document.dispatchEvent(new Event("keydown"));
    document.dispatchEvent(new Event("pointerover"));
    jest.advanceTimersByTime(10_000);
    expect(scripts()).toHaveLength(4);
  });

  test("start soon after load on pages that are there to be used", () => {
    runBoot(true);
    expect(scripts()).toEqual([]);
    load();
    jest.advanceTimersByTime(200);
    expect(scripts()).toHaveLength(4);
  });

  test("start when the browser is idle, where it says so", () => {
    const idle: (() => void)[] = [];
    Object.assign(window, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
    runBoot(true);
    load();
    jest.advanceTimersByTime(3999);
    expect(scripts()).toEqual([]);
    for (const callback of idle) callback();
    expect(scripts()).toHaveLength(4);
    Reflect.deleteProperty(window, "requestIdleCallback");
  });

  test.each([
    ["#mode=week&weeks=24", 4],
    ["#sources", 0],
  ])("start soon after load for a shared result, not for a place on the page (%s)", (hash, count) => {
    history.replaceState(null, "", `/${hash}`);
    runBoot();
    load();
    jest.advanceTimersByTime(200);
    expect(scripts()).toHaveLength(count);
  });

  test("are no fault where the page has none", () => {
    document.body.innerHTML = "";
    runBoot();
    document.dispatchEvent(new Event("keydown"));
    expect(scripts()).toEqual([]);
  });

  test("show the sentence when one of them does not arrive", () => {
    runBoot();
    document.dispatchEvent(new Event("keydown"));
    expect(find("#load-error")).toHaveAttribute("hidden");
    scripts()[2]?.dispatchEvent(new Event("error"));
    expect(find("#load-error")).not.toHaveAttribute("hidden");
  });
});

describe("a tap or a sent form before React is there", () => {
  const page = `
    <button data-react id="print"><svg></svg></button>
    <form id="tool"><input name="day"><button type="submit">go</button></form>
    <form id="quiet" method="dialog"><input name="day"><button type="submit">go</button></form>
    <dialog open><form id="close" method="dialog"><button>x</button></form></dialog>
    <button id="plain">x</button>`;
  const happened: string[] = [];
  /** What React does once it has arrived: it answers clicks and forms itself. */
  const arrive = () => {
    find("#print").addEventListener("click", () => happened.push("print"));
    for (const name of ["tool", "quiet"])
      find(`#${name}`).addEventListener("submit", (event) => {
        event.preventDefault();
        happened.push(name);
      });
    find("#plain").addEventListener("click", () => happened.push("plain"));
    document.dispatchEvent(new Event("ninni:ready"));
  };
  const send = (selector: string) => {
    const event = new Event("submit", { bubbles: true, cancelable: true });
    find(selector).dispatchEvent(event);
    return event;
  };

  beforeEach(() => {
    happened.length = 0;
    document.body.innerHTML = page;
    runBoot();
  });

  test("is kept and given to React once, in the order they came", () => {
    expect(send("#tool").defaultPrevented).toBe(true);
    expect(click("#print svg").defaultPrevented).toBe(true);
    expect(happened).toEqual([]);
    arrive();
    expect(happened).toEqual(["tool", "print"]);
    document.dispatchEvent(new Event("ninni:ready"));
    expect(happened).toEqual(["tool", "print"]);
  });

  test("counts once however often it comes: nobody wants two print dialogs", () => {
    for (const selector of ["#print", "#print svg", "#print"]) expect(click(selector).defaultPrevented).toBe(true);
    for (let times = 0; times < 3; times++) expect(send("#tool").defaultPrevented).toBe(true);
    click("#print");
    arrive();
    expect(happened).toEqual(["print", "tool"]);
  });

  test("is kept of each button and form for itself", () => {
    document.body.insertAdjacentHTML("beforeend", `<button data-react id="second">x</button>`);
    click("#print");
    click("#second");
    send("#quiet");
    send("#tool");
    find("#second").addEventListener("click", () => happened.push("second"));
    arrive();
    expect(happened).toEqual(["print", "second", "quiet", "tool"]);
  });

  // Without script such a form goes nowhere, so that nothing typed leaves the device; with it, what was asked too early is answered.
  test("is kept too of a form that closes a dialog where there is none, and is sent nowhere", () => {
    expect(send("#quiet").defaultPrevented).toBe(true);
    expect(location.search).toBe("");
    arrive();
    expect(happened).toEqual(["quiet"]);
  });

  test("is not repeated when it works without React", () => {
    expect(click("#plain").defaultPrevented).toBe(false);
    expect(send("#close").defaultPrevented).toBe(false);
    arrive();
    expect(happened).toEqual([]);
  });

  test("is dropped when React has put something else in its place", () => {
    click("#print");
    const before = find("#print");
    let isRepeated = false;
    before.addEventListener("click", () => {
      isRepeated = true;
    });
    before.replaceWith(before.cloneNode());
    arrive();
    expect(isRepeated).toBe(false);
    expect(happened).toEqual([]);
  });

  test("goes to React at once when it has arrived", () => {
    arrive();
    expect(click("#print").defaultPrevented).toBe(false);
    expect(happened).toEqual(["print"]);
    send("#tool");
    expect(happened).toEqual(["print", "tool"]);
  });
});
