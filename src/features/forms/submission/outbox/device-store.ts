import { createStore, del, entries, get, promisifyRequest, set } from 'idb-keyval';
import { submissionIn } from './stored-submission';
import type { Submission, SubmissionStore } from './types';

const rememberedMs = 7 * 86_400_000;

interface Stored {
  revision: number;
  at: number;
}

/** In IndexedDB, under the names that devices have. Rejects where storage is blocked or full. */
export function deviceStore(): SubmissionStore {
  // Opened at the first use: some browsers throw as soon as IndexedDB is named.
  let waitingStore: ReturnType<typeof createStore> | undefined;
  let storedStore: ReturnType<typeof createStore> | undefined;
  const waiting = () => (waitingStore ??= createStore('outbox', 'parcels'));
  const stored = () => (storedStore ??= createStore('outbox-settled', 'ids'));

  async function forgetOld() {
    for (const [id, { at }] of await entries<string, Stored>(stored())) {
      // An age below zero or of years is a clock's fault.
      const age = Date.now() - at;
      if (age > rememberedMs && age < 100 * rememberedMs) await del(id, stored());
    }
  }

  return {
    put: async (submission) => set(submission.id, submission, waiting()),
    get: async (id) => submissionIn(await get(id, waiting())),
    all: async () =>
      (await entries(waiting()))
        .map(([, value]) => submissionIn(value))
        .filter((submission) => submission !== undefined),
    change: async (id, to) => waiting()('readwrite', (objects) => changeIn(objects, id, to)),
    markStored: async (id, revision) => {
      await set(id, { revision, at: Date.now() } satisfies Stored, stored());
      await forgetOld();
    },
    storedRevision: async (id) => (await get<Stored>(id, stored()))?.revision,
  };
}

/** Inside one transaction, which IndexedDB keeps apart from those of other tabs. */
async function changeIn(
  objects: IDBObjectStore,
  id: string,
  to: (current: Submission | undefined) => Submission | undefined,
): Promise<void> {
  const next = to(submissionIn(await promisifyRequest<unknown>(objects.get(id))));
  if (next) objects.put(next, id);
  else objects.delete(id);
  await promisifyRequest(objects.transaction);
}
