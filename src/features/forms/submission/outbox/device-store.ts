import { del, entries, get, promisifyRequest, set } from 'idb-keyval';
import { sorted } from '@/lib/arrays';
import { expireEntry } from './expiry';
import { hashOfSecret } from '../status-secret';
import { limitedStores } from './limited-stores';
import { submissionIn } from './stored-submission';
import { noteIn, type StoredNote } from './stored-note';
import type { Submission, SubmissionStore } from './types';

const rememberedMs = 7 * 86_400_000;

interface DeviceStore extends SubmissionStore {
  corrupt: () => Promise<IDBValidKey[]>;
  removeCorrupt: (key: IDBValidKey) => Promise<void>;
  lastSentBy: (name: string) => Promise<(StoredNote & { id: string }) | undefined>;
  expireOld: () => Promise<boolean>;
  forget: (isIt: (id: string) => boolean) => Promise<void>;
}

/** IndexedDB store. Database names must not change. Rejects where storage is blocked or full. */
export function deviceStore(): DeviceStore {
  const createStore = limitedStores();
  const waiting = createStore('outbox', 'parcels');
  const stored = createStore('outbox-settled', 'ids');

  const notes = async () =>
    (await entries<string, unknown>(stored)).map(([id, value]) => ({ id, ...noteIn(value) }));

  async function forgetOld() {
    for (const { id, at } of await notes()) {
      // A negative age, or one of years, comes from a wrong clock.
      const age = Date.now() - at;
      if (age > rememberedMs && age < 100 * rememberedMs) await del(id, stored);
    }
  }

  return {
    put: async (submission) => set(submission.id, submission, waiting),
    get: async (id) => submissionAt(id, await get(id, waiting)),
    all: async () =>
      (await entries(waiting))
        .map(([key, value]) => submissionAt(key, value))
        .filter((submission) => submission !== undefined),
    change: async (id, to) => waiting('readwrite', (objects) => changeIn(objects, id, to)),
    markStored: async ({ id, form }) => {
      // A hash: a posting would reveal what somebody applied for.
      const posting = form?.name.includes(' ') ? await hashOf(id, form.name) : undefined;
      const note: StoredNote = { at: Date.now(), posting };
      await set(id, note, stored);
      await forgetOld().catch(() => undefined);
    },
    isStored: async (id) => (await get(id, stored)) !== undefined,

    corrupt: async () =>
      (await entries(waiting))
        .filter(([key, value]) => !submissionAt(key, value))
        .map(([key]) => key),
    removeCorrupt: async (key) => del(key, waiting),
    expireOld: async () => waiting('readwrite', (objects) => expireAll(objects, Date.now())),
    lastSentBy: async (name) => {
      const sent = await Promise.all(
        (await notes()).map(async (note) => ({ ...note, own: await hashOf(note.id, name) })),
      );
      const own = sent.filter((note) => note.own !== undefined && note.own === note.posting);
      return sorted(own, (a, b) => b.at - a.at)[0];
    },
    forget: async (isIt) => {
      for (const { id, at } of await notes()) {
        if (isIt(id)) await set(id, { at } satisfies StoredNote, stored);
      }
    },
  };
}

/** Differs for each submission, as its id does. */
const hashOf = async (id: string, form: string) =>
  hashOfSecret(`${id} ${form}`).catch(() => undefined);

/** Ignores an entry stored under another one's key, which could be neither sent nor removed. */
function submissionAt(key: IDBValidKey, value: unknown): Submission | undefined {
  const submission = submissionIn(value);
  return submission?.id === key ? submission : undefined;
}

/** Runs inside one transaction, which IndexedDB isolates from other tabs. */
async function changeIn(
  objects: IDBObjectStore,
  id: string,
  to: (current: Submission | undefined) => Submission | undefined,
): Promise<void> {
  const next = to(submissionAt(id, await promisifyRequest<unknown>(objects.get(id))));
  if (next) objects.put(next, id);
  else objects.delete(id);
  await promisifyRequest(objects.transaction);
}

async function expireAll(objects: IDBObjectStore, now: number): Promise<boolean> {
  let changed = false;
  const reading = objects.openCursor();
  reading.onsuccess = () => {
    const cursor = reading.result;
    if (!cursor) return;
    const next = expireEntry(cursor.value, now);
    if (next !== cursor.value) {
      changed = true;
      if (next === undefined) cursor.delete();
      else cursor.update(next);
    }
    cursor.continue();
  };
  await promisifyRequest(objects.transaction);
  return changed;
}
