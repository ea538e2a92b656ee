/** The submission that a visitor wants to change, from the click until its form has it. */
let wanted: string | undefined;
const listeners = new Set<() => void>();

export function askToChange(id: string): void {
  wanted = id;
  listeners.forEach((listener) => listener());
}

export const changeRequest = {
  get: () => wanted,
  done: () => (wanted = undefined),
  /** Returns how to stop. */
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
