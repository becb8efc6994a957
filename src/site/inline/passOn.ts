/** Passes on the taps and submitted forms that holdBack.ts has held back, as soon as their part of the page reports that it is ready. */
export function passOnHeld(): void {
  document.addEventListener("ninni:ready", ({ target: part }) => {
    const held = window.ninniEarly?.held ?? new Set();
    for (const target of held) {
      if (!(part instanceof Element && part.contains(target))) continue;
      held.delete(target);
      if (target instanceof HTMLFormElement) target.requestSubmit();
      else target.click();
    }
  });
}
