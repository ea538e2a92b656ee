/**
 * Typed but unsent text on this device, for a day. Nothing here fails: where storage is full or blocked
 * the text is kept as long as the page is open, and the browser asks before that is left.
 */
import { confirmBeforeLeaving } from './ask-before-leaving';

const prefix = 'draft:';
const lifetimeMs = 24 * 60 * 60_000;
/** A clock that is wrong by less would not be noticed; by more, it is not believed. */
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
    /** Undefined after a day; its shape is as old as the code that wrote it. */
    read: (name: string): Value | undefined => read<Value>(keyOf(owner, name))?.value,

    /** Whether it would survive a reload. */
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

/** Drops old drafts and those of other staff; without an owner all of the staff's. */
export function dropStaffDrafts(except?: string): void {
  for (const key of keys()) {
    const [, owner] = key.split(':');
    if (owner !== visitor && (owner !== except || !read(key))) remove(key);
  }
}

/** Takes every draft that is too old off this device; one of a clock that was wrong is as new as today. */
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

/** What could not be written: lost with the page. */
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
