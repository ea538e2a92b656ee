import { useLayoutEffect } from 'react';
import { giveBackTyped, keepTyped, type Reachable } from './typed-over-reload';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

let sent: Reachable[] = [];
/** What had the focus when it went. */
let lost: Element | null = null;
let successorOf: (old: Reachable) => HTMLElement | undefined;

/** To be called before React starts: what a visitor may type into or reach meanwhile. */
export function rememberControls(root: Element): void {
  successorOf = ({ selector, place }) => root.querySelectorAll<HTMLElement>(selector)[place];
  const likes = new Map<string, number>();
  sent = [
    ...root.querySelectorAll<HTMLElement>(
      'a, button, input, select, summary, textarea, [tabindex]',
    ),
  ].map((element) => {
    const name = element.getAttribute('name');
    const selector = element.localName + (name ? `[name=${JSON.stringify(name)}]` : '');
    const place = likes.get(selector) ?? 0;
    likes.set(selector, place + 1);
    return { element, selector, place };
  });
  giveBackTyped(sent);
}

/** For the next load of this page; false where something would be lost. */
export function keepControls(): boolean {
  return keepTyped(sent);
}

/** What was typed stays with its page. */
export function forgetControls(): void {
  sent = [];
}

/**
 * Stands last in what is hydrated. Where the HTML was changed by others React renders anew; then what was
 * typed, and the focus, go from what was sent to what stands there now.
 */
export function CarryOver() {
  // Gone with its element when the effect runs.
  const focused = globalThis.document?.activeElement;
  useLayoutEffect(() => {
    if (focused && !focused.isConnected) lost = focused;
    const gone = sent.filter(({ element }) => !element.isConnected);
    for (const old of gone) {
      const successor = successorOf(old);
      if (!successor) continue;
      sent.splice(sent.indexOf(old), 1);
      handOver(old.element, successor);
      if (old.element === lost) focus(old.element, successor);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
  return null;
}

const isControl = (element: Element): element is Control =>
  /^(input|select|textarea)$/.test(element.localName);

function handOver(from: Element, to: Element): void {
  if (!isControl(from) || !isControl(to)) return;
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.checked && !to.checked) to.click();
    if (from.type === 'checkbox' || from.type === 'radio') return;
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

function focus(from: HTMLElement, to: HTMLElement): void {
  to.focus({ preventScroll: true });
  if (!('setSelectionRange' in from) || !('setSelectionRange' in to)) return;
  const { selectionStart, selectionEnd, selectionDirection } = from as HTMLInputElement;
  if (selectionStart === null) return;
  (to as HTMLInputElement).setSelectionRange(
    selectionStart,
    selectionEnd,
    selectionDirection ?? undefined,
  );
}
