import { del, entries, get, promisifyRequest, set } from 'idb-keyval';
import { expireEntry } from './expiry';
import { limitedStores } from './limited-stores';
import type { Submission, SubmissionStore, Update } from './types';

const storedIdsKeptMs = 7 * 86_400_000;
/** More comes from a wrong clock, as does a negative age. */
const maxCredibleAgeMs = 100 * storedIdsKeptMs;

/** IndexedDB store. Its names must not change, also for app/waiting-submissions.ts. Rejects where storage is blocked or full. */
export function createDeviceStore(): SubmissionStore & { expireOld: () => Promise<boolean> } {
  const createStore = limitedStores();
  const waiting = createStore('outbox', 'parcels');
  const stored = createStore('outbox-settled', 'ids');

  async function forgetOldIds() {
    for (const [id, storedAt] of await entries<string, number>(stored)) {
      const ageMs = Date.now() - storedAt;
      if (ageMs > storedIdsKeptMs && ageMs < maxCredibleAgeMs) await del(id, stored);
    }
  }

  return {
    put: async (submission) => set(submission.id, submission, waiting),
    get: async (id) => submissionAt(id, await get(id, waiting)),
    all: async () =>
      (await entries(waiting))
        .map(([key, value]) => submissionAt(key, value))
        .filter((submission) => submission !== undefined),
    change: async (id, update) => waiting('readwrite', (objects) => changeIn(objects, id, update)),
    markStored: async (id) => {
      await set(id, Date.now(), stored);
      await forgetOldIds().catch(() => undefined);
    },
    isStored: async (id) => (await get(id, stored)) !== undefined,
    expireOld: async () => waiting('readwrite', (objects) => expireAll(objects, Date.now())),
  };
}

/** Ignores what the outbox did not write, which could be neither sent nor removed. */
export function submissionAt(key: IDBValidKey, value: unknown): Submission | undefined {
  const { id, path, row, files } = (value ?? {}) as Partial<Submission>;
  const isComplete = id === key && path?.startsWith('/') && row && Array.isArray(files);
  return isComplete ? (value as Submission) : undefined;
}

/** Runs inside one transaction, which IndexedDB isolates from other tabs. */
async function changeIn(objects: IDBObjectStore, id: string, update: Update): Promise<void> {
  const next = update(submissionAt(id, await promisifyRequest<unknown>(objects.get(id))));
  if (next) objects.put(next, id);
  else objects.delete(id);
  await promisifyRequest(objects.transaction);
}

async function expireAll(objects: IDBObjectStore, now: number): Promise<boolean> {
  let isChanged = false;
  const request = objects.openCursor();
  request.onsuccess = () => {
    const cursor = request.result;
    if (!cursor) return;
    const next = expireEntry(cursor.value, now);
    if (next !== cursor.value) {
      isChanged = true;
      if (next === undefined) cursor.delete();
      else cursor.update(next);
    }
    cursor.continue();
  };
  await promisifyRequest(objects.transaction);
  return isChanged;
}
