/** What waits on this device, told without the outbox's code, which cannot be fetched offline. */
import type { Submission } from '@/features/forms/submission/outbox/types';

// As the outbox's device-store.ts names them.
const databaseName = 'outbox';
const storeName = 'parcels';

/** Returns false if this device has no outbox, or the browser blocks storage. */
export async function mayHoldSubmissions(): Promise<boolean> {
  try {
    // Browsers that cannot list databases need the outbox to find out.
    if (!indexedDB.databases) return true;
    return (await indexedDB.databases()).some(({ name }) => name === databaseName);
  } catch {
    return false;
  }
}

type Entry = Partial<Submission> | null;

/** Returns whether a submission waits for the network. */
export async function isAnyWaiting(): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(databaseName);
    // A database made here would have no store, and the outbox could not add one later.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve(false);
    opening.onsuccess = () => {
      const { result: database } = opening;
      if (!database.objectStoreNames.contains(storeName)) return resolve(false);
      const store = database.transaction(storeName).objectStore(storeName);
      const request: IDBRequest<Entry[]> = store.getAll();
      request.onsuccess = () => resolve(!request.result.every(waitsForVisitor));
      request.onerror = () => resolve(false);
      database.close();
    };
  });
}

const waitsForVisitor = (entry: Entry) =>
  entry?.refusal !== undefined || entry?.unreadable === true || entry?.expiredAt !== undefined;
