/** Replaces what jsdom lacks: the width of the screen, the system's colour scheme, dialogs, visibility of elements. */

interface Screen {
  widthPx?: number;
  isDark?: boolean;
}

/** Makes matchMedia match as on the given screen. */
export function setScreen({ widthPx = 1280, isDark = false }: Screen): void {
  const answer = (query: string): boolean => {
    const max = /max-width: (\d+)px/.exec(query);
    const min = /min-width: (\d+)px/.exec(query);
    if (max) return widthPx <= Number(max[1]);
    if (min) return widthPx >= Number(min[1]);
    if (query === "(prefers-color-scheme: dark)") return isDark;
    throw new Error(`setScreen requires a width or the colour scheme, got ${query}`);
  };
  Object.defineProperty(window, "matchMedia", { configurable: true, value: (query: string) => ({ matches: answer(query) }) });
}

/** Sets the browser's user agent and touch support to those of a device. */
export function setDevice(userAgent: string, touchPoints = 0): void {
  Object.defineProperty(navigator, "userAgent", { configurable: true, value: userAgent });
  Object.defineProperty(navigator, "maxTouchPoints", { configurable: true, value: touchPoints });
}

export const userAgents = {
  android: "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36",
  iphone: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1",
  mac: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15",
  windowsPhone: "Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 Edge/15.15254",
} as const;

/** Gives dialogs the methods jsdom leaves out. */
export function giveDialogsMethods(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}

type Callback = ConstructorParameters<typeof IntersectionObserver>[0];

/** An IntersectionObserver that reports when a test says so. */
export class FakeObserver {
  static made: FakeObserver[] = [];
  readonly watched: Element[] = [];
  constructor(
    readonly report: Callback,
    readonly options?: IntersectionObserverInit,
  ) {
    FakeObserver.made.push(this);
  }
  observe(element: Element): void {
    this.watched.push(element);
  }
  disconnect(): void {
    this.watched.length = 0;
  }
  /** Reports that this part of the watched element is visible; the standard calls any overlap an intersection, below the threshold too. */
  see(intersectionRatio: number): void {
    const entries = this.watched.map((target) => ({ target, intersectionRatio, isIntersecting: intersectionRatio > 0 }));
    if (entries.length > 0) this.report(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
  }
}

/** Replaces the browser's IntersectionObserver and forgets the earlier ones. */
export function fakeObservers(): void {
  FakeObserver.made = [];
  Object.defineProperty(window, "IntersectionObserver", { configurable: true, value: FakeObserver });
}
