import { safeStorage } from '@/lib/safe-storage';

const storage = safeStorage(() => localStorage);
const storageKey = 'staff-last-visit';
/** After this time away, coming back is another visit. */
const gapMs = 60 * 60 * 1000;

interface Visit {
  /** When the staff area was last in use on this device, and when it was before this visit. */
  usedAt: number;
  before: number | null;
}

/** Returns when the visit before this one ended on this device, in milliseconds; null if there was none. */
export function lastVisit(now = Date.now()): number | null {
  const visit = read();
  if (!visit) return null;
  return now - visit.usedAt > gapMs ? visit.usedAt : visit.before;
}

/** Notes that the staff area is in use. */
export function noteVisit(now = Date.now()): void {
  storage.setItem(
    storageKey,
    JSON.stringify({ usedAt: now, before: lastVisit(now) } satisfies Visit),
  );
}

function read(): Visit | undefined {
  const [, usedAt, before] =
    /^\{"usedAt":(\d+),"before":(\d+|null)\}$/.exec(storage.getItem(storageKey) ?? '') ?? [];
  return usedAt
    ? { usedAt: Number(usedAt), before: before === 'null' ? null : Number(before) }
    : undefined;
}
