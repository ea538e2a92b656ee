import { createStore, del, entries, get, promisifyRequest, set } from 'idb-keyval';
import type { Parcel, ParcelStore } from './types';

const settledFor = 7 * 86_400_000;

interface Settled {
  revision: number;
  at: number;
}

/**
 * Parcels in this browser's IndexedDB, files included; and, without any of their content, which ids
 * are stored, so that a tab that waits learns it. Rejects where storage is blocked or full.
 */
export function deviceStore(): ParcelStore {
  // Opened at the first use: some browsers throw as soon as IndexedDB is named.
  let waitingStore: ReturnType<typeof createStore> | undefined;
  let settledStore: ReturnType<typeof createStore> | undefined;
  const waiting = () => (waitingStore ??= createStore('outbox', 'parcels'));
  const done = () => (settledStore ??= createStore('outbox-settled', 'ids'));

  async function forgetOld() {
    for (const [id, { at }] of await entries<string, Settled>(done())) {
      if (Date.now() - at > settledFor) await del(id, done());
    }
  }

  return {
    put: async (parcel) => set(parcel.id, parcel, waiting()),
    get: async (id) => get<Parcel>(id, waiting()),
    all: async () => (await entries<string, Parcel>(waiting())).map(([, parcel]) => parcel),
    change: async (id, to) => waiting()('readwrite', (objects) => changeIn(objects, id, to)),
    settle: async (id, revision) => {
      await set(id, { revision, at: Date.now() } satisfies Settled, done());
      await forgetOld();
    },
    settled: async (id) => (await get<Settled>(id, done()))?.revision,
  };
}

/** Inside one transaction, which IndexedDB keeps apart from those of other tabs. */
async function changeIn(
  objects: IDBObjectStore,
  id: string,
  to: (current: Parcel | undefined) => Parcel | undefined,
): Promise<void> {
  const next = to(await promisifyRequest<Parcel | undefined>(objects.get(id)));
  if (next) objects.put(next, id);
  else objects.delete(id);
  await promisifyRequest(objects.transaction);
}
