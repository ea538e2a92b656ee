import { useLayoutEffect } from 'react';

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const inputSelector = ':is(input, select, textarea)';
let sentInputs: Input[] = [];
let lastFocused: Element | null = null;

/** Must be called before React starts, for fields that a visitor may fill in before hydration. */
export function rememberInputs(root: Element): void {
  sentInputs = [...root.querySelectorAll<Input>(`${inputSelector}[name]`)];
}

export function forgetInputs(): void {
  sentInputs = [];
}

/** Must be the last child: moves text and focus when extensions made React render the HTML again. */
export function PreserveInputs() {
  // By the time the effect runs, the focused element is gone.
  const active = globalThis.document?.activeElement;
  useLayoutEffect(() => {
    if (active && !active.isConnected) lastFocused = active;
    sentInputs = sentInputs.filter((old) => {
      if (old.isConnected) return true;
      const input = document.querySelector<Input>(
        `${inputSelector}[name=${JSON.stringify(old.name)}]`,
      );
      if (!input) return true;
      copyValue(old, input);
      if (old === lastFocused) moveFocus(old, input);
      return false;
    });
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
  return null;
}

function copyValue(from: Input, to: Input): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.type === 'checkbox' || from.type === 'radio') {
      if (from.checked && !to.checked) to.click();
      return;
    }
    if (from.type === 'file') {
      if (!from.files?.length) return;
      to.files = from.files;
      to.dispatchEvent(new Event('change', { bubbles: true }));
      return;
    }
  }
  if (!from.value || from.value === to.value) return;
  // The prototype's setter, as React tracks values set on the element itself.
  Reflect.set(Object.getPrototypeOf(to) as object, 'value', from.value, to);
  to.dispatchEvent(new Event('change', { bubbles: true }));
}

function moveFocus(from: Input, to: Input): void {
  to.focus({ preventScroll: true });
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return;
  const { selectionStart, selectionEnd } = from;
  if (selectionStart !== null) to.setSelectionRange(selectionStart, selectionEnd);
}
