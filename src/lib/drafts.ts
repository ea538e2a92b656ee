/** Unsent text, kept on this device for a day, or with the page if storage is blocked. Never throws. */
import { confirmBeforeLeaving } from './ask-before-leaving';

const prefix = 'draft:';
const lifetimeMs = 24 * 60 * 60_000;
/** Ages above this come from a wrong clock. */
const maxAgeMs = 365 * lifetimeMs;

export const visitor = 'visitor';

interface Stored<Value> {
  /** Milliseconds since 1970. */
  at: number;
  value: Value;
}

export function draftsOf<Value>(owner: string) {
  const ownPrefix = keyOf(owner, '');
  return {
    /** Undefined after a day. Its shape depends on the version that wrote it. */
    read: (name: string): Value | undefined => read<Value>(keyOf(owner, name))?.value,

    write(name: string, value: Value): boolean {
      const key = keyOf(owner, name);
      const stored: Stored<Value> = { at: Date.now(), value };
      try {
        localStorage.setItem(key, JSON.stringify(stored));
        keepInPage(key, undefined);
        return true;
      } catch {
        keepInPage(key, stored);
        return false;
      }
    },

    drop: (name: string): void => remove(keyOf(owner, name)),

    names: (): string[] =>
      keys()
        .filter((key) => key.startsWith(ownPrefix))
        .map((key) => key.slice(ownPrefix.length)),

    any: (): boolean => keys().some((key) => key.startsWith(ownPrefix) && read(key)),
  };
}

export function dropStaffDrafts(except?: string): void {
  for (const key of keys()) {
    const [, owner] = key.split(':');
    if (owner !== visitor && (owner !== except || !read(key))) remove(key);
  }
}

/** Removes expired drafts. A draft with a wrong time counts as written today. */
export function dropOldDrafts(): void {
  for (const key of keys()) {
    const stored = read<unknown>(key);
    if (!stored) remove(key);
    else if (!inPage.has(key) && !isBelievable(stored.at)) rewrite(key, stored.value);
  }
}

function rewrite(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), value } satisfies Stored<unknown>));
  } catch {}
}

const isBelievable = (at: number) => Math.abs(Date.now() - at) < lifetimeMs;

const inPage = new Map<string, Stored<unknown>>();
let stopAsking: (() => void) | undefined;

function keepInPage(key: string, stored: Stored<unknown> | undefined) {
  if (stored) inPage.set(key, stored);
  else inPage.delete(key);
  if (inPage.size > 0) stopAsking ??= confirmBeforeLeaving();
  else {
    stopAsking?.();
    stopAsking = undefined;
  }
}

function keyOf(owner: string, name: string) {
  return `${prefix}${owner}:${name}`;
}

function keys(): string[] {
  try {
    const written = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return [...new Set([...written, ...inPage.keys()])];
  } catch {
    return [...inPage.keys()];
  }
}

function remove(key: string): void {
  keepInPage(key, undefined);
  try {
    localStorage.removeItem(key);
  } catch {}
}

function read<Value>(key: string): Stored<Value> | undefined {
  try {
    const stored = (inPage.get(key) ??
      JSON.parse(localStorage.getItem(key) ?? 'null')) as Stored<Value> | null;
    const age = Date.now() - (stored?.at ?? Number.NaN);
    const expired = age >= lifetimeMs && age < maxAgeMs;
    return stored && Number.isFinite(age) && !expired ? stored : undefined;
  } catch {
    return undefined;
  }
}
