import type { Submission } from '@/features/forms/submission/outbox/types';

type Entry = Partial<Submission> | null;

/** Whether a submission waits for the network, without the outbox's code, which cannot be fetched offline. */
export async function waitsOnDevice(): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('outbox');
    // Without a store, the outbox could never make its own.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve(false);
    opening.onsuccess = () => {
      const { result } = opening;
      if (!result.objectStoreNames.contains('parcels')) return resolve(false);
      const reading: IDBRequest<Entry[]> = result
        .transaction('parcels')
        .objectStore('parcels')
        .getAll();
      reading.onsuccess = () => resolve(!reading.result.every(waitsForVisitor));
      reading.onerror = () => resolve(false);
      result.close();
    };
  });
}

const waitsForVisitor = (entry: Entry) =>
  entry?.refusal !== undefined || entry?.unreadable === true || entry?.expiredAt !== undefined;
