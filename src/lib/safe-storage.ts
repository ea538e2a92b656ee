/** Browser storage that falls back to memory where it is blocked or full. */
export function safeStorage(openStorage: () => Storage) {
  const valuesInMemory = new Map<string, string>();

  return {
    getItem(key: string): string | null {
      try {
        return valuesInMemory.get(key) ?? openStorage().getItem(key);
      } catch {
        return null;
      }
    },

    setItem(key: string, value: string): void {
      try {
        openStorage().setItem(key, value);
        valuesInMemory.delete(key);
      } catch {
        valuesInMemory.set(key, value);
      }
    },

    removeItem(key: string): void {
      valuesInMemory.delete(key);
      try {
        openStorage().removeItem(key);
      } catch {}
    },
  };
}
