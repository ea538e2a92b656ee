/** A screen reader, or a browser that fills in, moves no pointer and presses no key. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin', 'input'] as const;

/** Resolves when the visitor does something for the first time. What nobody may need waits for it. */
export const firstSign = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return;
  // It may have been before this code arrived.
  if (window.scrollY > 0 || document.activeElement !== document.body) resolve();
  for (const sign of signs)
    addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
});
