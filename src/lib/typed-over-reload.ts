/** A control that was sent with the page. */
export interface Reachable {
  element: HTMLElement;
  /** Its like, by which its successor is found, and how many of them come before it. */
  selector: string;
  place: number;
}

interface Kept extends Omit<Reachable, 'element'> {
  value: string | boolean | undefined;
  focused: boolean;
}

const key = 'typed';

const address = () => location.pathname + location.search;

/** Keeps what stands in these controls for the next load of this page; false where something would be lost. */
export function keepTyped(controls: readonly Reachable[]): boolean {
  const kept: Kept[] = [];
  for (const { element, selector, place } of controls) {
    if (element instanceof HTMLInputElement && cannotBeKept(element)) return false;
    const value = typedIn(element);
    const focused = element === document.activeElement;
    if (value !== undefined || focused) kept.push({ selector, place, value, focused });
  }
  try {
    sessionStorage.setItem(key, JSON.stringify({ address: address(), kept }));
    return true;
  } catch {
    return false;
  }
}

/** Browsers differ in what they give back themselves: WebKit nothing. */
export function giveBackTyped(controls: readonly Reachable[]): void {
  for (const { selector, place, value, focused } of takeKept()) {
    const element = controls.find((like) => like.selector === selector && like.place === place)
      ?.element as HTMLInputElement | undefined;
    if (!element) continue;
    if (typeof value === 'boolean') element.checked = value;
    else if (value !== undefined) element.value = value;
    if (focused) element.focus({ preventScroll: true });
  }
}

function takeKept(): Kept[] {
  try {
    const text = sessionStorage.getItem(key);
    if (text === null) return [];
    sessionStorage.removeItem(key);
    const stored = JSON.parse(text) as { address: string; kept: Kept[] };
    return stored.address === address() ? stored.kept : [];
  } catch {
    return [];
  }
}

function typedIn(element: HTMLElement): string | boolean | undefined {
  if (element instanceof HTMLSelectElement) return element.value || undefined;
  if (element instanceof HTMLTextAreaElement) return changed(element.value, element.defaultValue);
  if (!(element instanceof HTMLInputElement)) return undefined;
  return /^(checkbox|radio)$/.test(element.type)
    ? changed(element.checked, element.defaultChecked)
    : changed(element.value, element.defaultValue);
}

const cannotBeKept = ({ type, files, value }: HTMLInputElement) =>
  type === 'password' ? value !== '' : files !== null && files.length > 0;

const changed = <Value>(value: Value, before: Value) => (value === before ? undefined : value);
