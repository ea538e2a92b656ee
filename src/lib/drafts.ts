/** Unsent text, kept on this device for a day, or with the page if storage is blocked. Never throws. */
import { confirmBeforeLeaving } from './confirm-before-leaving';

const prefix = 'draft:';
const lifetimeMs = 24 * 60 * 60_000;
/** Ages above this come from a wrong clock. */
const maxAgeMs = 365 * lifetimeMs;

export const visitor = 'visitor';

interface StoredDraft<Value> {
  /** Milliseconds since 1970. */
  at: number;
  value: Value;
}

/** The drafts of one owner: the visitor, or a member of staff by id. */
export function draftsOf<Value>(owner: string) {
  const ownPrefix = keyOf(owner, '');
  return {
    /** Undefined after a day. Its shape depends on the version that wrote it. */
    read: (name: string): Value | undefined => read<Value>(keyOf(owner, name))?.value,

    /** Returns whether the draft outlives the page. */
    write(name: string, value: Value): boolean {
      const key = keyOf(owner, name);
      const draft = { at: Date.now(), value };
      const isStored = store(key, draft);
      keepInPage(key, isStored ? undefined : draft);
      return isStored;
    },

    drop: (name: string): void => remove(keyOf(owner, name)),

    names: (): string[] =>
      keys()
        .filter((key) => key.startsWith(ownPrefix))
        .map((key) => key.slice(ownPrefix.length)),

    hasAny: (): boolean => keys().some((key) => key.startsWith(ownPrefix) && read(key)),
  };
}

export function dropStaffDrafts(exceptOwner?: string): void {
  for (const key of keys()) {
    const [, owner] = key.split(':');
    if (owner !== visitor && (owner !== exceptOwner || !read(key))) remove(key);
  }
}

/** Removes expired drafts. A draft with a wrong time counts as written today. */
export function dropOldDrafts(): void {
  for (const key of keys()) {
    const stored = read<unknown>(key);
    if (!stored) remove(key);
    else if (!pageDrafts.has(key) && !isBelievable(stored.at))
      store(key, { at: Date.now(), value: stored.value });
  }
}

function store(key: string, draft: StoredDraft<unknown>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

const isBelievable = (at: number) => Math.abs(Date.now() - at) < lifetimeMs;

const pageDrafts = new Map<string, StoredDraft<unknown>>();
let stopConfirming: (() => void) | undefined;

function keepInPage(key: string, stored: StoredDraft<unknown> | undefined) {
  if (stored) pageDrafts.set(key, stored);
  else pageDrafts.delete(key);
  if (pageDrafts.size > 0) stopConfirming ??= confirmBeforeLeaving();
  else {
    stopConfirming?.();
    stopConfirming = undefined;
  }
}

function keyOf(owner: string, name: string) {
  return `${prefix}${owner}:${name}`;
}

function keys(): string[] {
  try {
    const storedKeys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return [...new Set([...storedKeys, ...pageDrafts.keys()])];
  } catch {
    return [...pageDrafts.keys()];
  }
}

function remove(key: string): void {
  keepInPage(key, undefined);
  try {
    localStorage.removeItem(key);
  } catch {}
}

function read<Value>(key: string): StoredDraft<Value> | undefined {
  try {
    const stored = (pageDrafts.get(key) ??
      JSON.parse(localStorage.getItem(key) ?? 'null')) as StoredDraft<Value> | null;
    if (!stored || !Number.isFinite(stored.at)) return undefined;
    const ageMs = Date.now() - stored.at;
    return ageMs >= lifetimeMs && ageMs < maxAgeMs ? undefined : stored;
  } catch {
    return undefined;
  }
}
