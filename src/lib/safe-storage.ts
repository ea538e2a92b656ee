/** Browser storage that falls back to memory where it is blocked or full. */
export function safeStorage(place: () => Storage) {
  const memory = new Map<string, string>();

  return {
    getItem(key: string): string | null {
      try {
        return memory.get(key) ?? place().getItem(key);
      } catch {
        return null;
      }
    },

    setItem(key: string, value: string): void {
      try {
        place().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },

    removeItem(key: string): void {
      memory.delete(key);
      try {
        place().removeItem(key);
      } catch {}
    },
  };
}
