import { useLayoutEffect } from 'react';

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const named = ':is(input, select, textarea)';
let sent: Input[] = [];
/** The one that had the focus when it went. */
let focused: Element | null = null;

/** To be called before React starts: what a visitor may type into meanwhile. */
export function rememberInputs(root: Element): void {
  sent = [...root.querySelectorAll<Input>(`${named}[name]`)];
}

/** What was typed stays with its page. */
export function forgetInputs(): void {
  sent = [];
}

/**
 * Stands last in what is hydrated. Where others changed the HTML before, React renders it again: then what was
 * typed, and the focus, move to the new inputs, which have the same names.
 */
export function PreserveInputs() {
  // Gone with its element when the effect runs.
  const active = globalThis.document?.activeElement;
  useLayoutEffect(() => {
    if (active && !active.isConnected) focused = active;
    sent = sent.filter((old) => {
      if (old.isConnected) return true;
      const input = document.querySelector<Input>(`${named}[name=${JSON.stringify(old.name)}]`);
      if (!input) return true;
      copyValue(old, input);
      if (old === focused) moveFocus(old, input);
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
  // React takes a value that is set on the element itself for its own.
  Reflect.set(Object.getPrototypeOf(to) as object, 'value', from.value, to);
  to.dispatchEvent(new Event('change', { bubbles: true }));
}

function moveFocus(from: Input, to: Input): void {
  to.focus({ preventScroll: true });
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return;
  const { selectionStart, selectionEnd } = from;
  if (selectionStart !== null) to.setSelectionRange(selectionStart, selectionEnd);
}
