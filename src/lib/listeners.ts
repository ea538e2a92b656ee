export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    /** Calls the listener at every `notify`, until the returned function is called. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: () => listeners.forEach((listener) => listener()),
  };
}
