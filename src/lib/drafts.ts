/** Typed but unsent text on this device, for a day. Nothing here fails: storage may be full or blocked. */

const prefix = 'draft:';
const lifetimeMs = 24 * 60 * 60_000;
/** A clock that is wrong by less would not be noticed; by more, it is not believed. */
const longestAgeMs = 365 * lifetimeMs;

export const visitor = 'visitor';

interface Stored<Value> {
  /** Milliseconds since 1970. */
  at: number;
  value: Value;
}

export function draftsOf<Value>(owner: string) {
  const ownPrefix = keyOf(owner, '');
  return {
    /** Undefined after a day; its shape is as old as the code that wrote it. */
    read: (name: string): Value | undefined => read<Value>(keyOf(owner, name))?.value,

    write(name: string, value: Value): boolean {
      try {
        const stored: Stored<Value> = { at: Date.now(), value };
        localStorage.setItem(keyOf(owner, name), JSON.stringify(stored));
        return true;
      } catch {
        return false;
      }
    },

    drop(name: string): void {
      try {
        localStorage.removeItem(keyOf(owner, name));
      } catch {}
    },

    any: (): boolean => keys().some((key) => key.startsWith(ownPrefix) && read(key)),
  };
}

/** Drops old drafts and those of other staff; without an owner all of the staff's. */
export function dropStaffDrafts(except?: string): void {
  for (const key of keys()) {
    const [, owner] = key.split(':');
    if (owner !== visitor && (owner !== except || !read(key))) localStorage.removeItem(key);
  }
}

function keyOf(owner: string, name: string) {
  return `${prefix}${owner}:${name}`;
}

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function read<Value>(key: string): Stored<Value> | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Stored<Value> | null;
    const age = Date.now() - (stored?.at ?? Number.NaN);
    const expired = age >= lifetimeMs && age < longestAgeMs;
    return stored && Number.isFinite(age) && !expired ? stored : undefined;
  } catch {
    return undefined;
  }
}
