/** Whether a submission waits, without the outbox's code, which cannot be fetched offline. */
export async function waitsOnDevice(): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('outbox');
    // Without a store, the outbox could never make its own.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve(false);
    opening.onsuccess = () => {
      const { result } = opening;
      if (!result.objectStoreNames.contains('parcels')) return resolve(false);
      const counting = result.transaction('parcels').objectStore('parcels').count();
      counting.onsuccess = () => resolve(counting.result > 0);
      counting.onerror = () => resolve(false);
      result.close();
    };
  });
}
