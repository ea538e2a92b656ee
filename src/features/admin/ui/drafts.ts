/** Typed but unsaved text, kept on this device for 24 hours, for the person who typed it. */

const prefix = 'deccan-reach-draft:';
const life = 24 * 60 * 60 * 1000;

interface Stored {
  /** When it was written, in milliseconds. */
  at: number;
  value: unknown;
}

/** What was kept under a name, or undefined; whoever asks must check its shape. */
export function readDraft(user: string, name: string): unknown {
  return read(keyOf(user, name))?.value;
}

/** Keeps a value; says whether the browser has really kept it. */
export function keepDraft(user: string, name: string, value: unknown): boolean {
  try {
    const stored: Stored = { at: Date.now(), value };
    localStorage.setItem(keyOf(user, name), JSON.stringify(stored));
    return true;
  } catch {
    // full, or switched off
    return false;
  }
}

export function dropDraft(user: string, name: string): void {
  try {
    localStorage.removeItem(keyOf(user, name));
  } catch {
    // what cannot be read needs no removal
  }
}

/** Whether a user has left anything half-typed on this device. */
export function hasDrafts(user: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(keyOf(user, '')) && read(key));
  } catch {
    return false;
  }
}

/** Drops what is too old and what others left on this device; without a user everything. */
export function dropDraftsOfOthers(user?: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(prefix)) continue;
      if (!user || !key.startsWith(keyOf(user, '')) || !read(key)) localStorage.removeItem(key);
    }
  } catch {
    // no storage, no drafts
  }
}

function keyOf(user: string, name: string) {
  return `${prefix}${user}:${name}`;
}

function read(key: string): Stored | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Stored | null;
    const age = Date.now() - (stored?.at ?? Number.NaN);
    return stored && age >= 0 && age < life ? stored : undefined;
  } catch {
    return undefined;
  }
}
