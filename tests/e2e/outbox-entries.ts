/** What a device may hold in its outbox, put there as an older version of the site would have. */
import type { Page } from 'playwright/test';

export async function leaveInOutbox(page: Page, entries: Record<string, unknown>): Promise<void> {
  await page.evaluate(
    async (toPut) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('outbox');
        opening.onupgradeneeded = () => opening.result.createObjectStore('parcels');
        opening.onerror = () => reject(new Error('no outbox'));
        opening.onsuccess = () => {
          const writing = opening.result.transaction('parcels', 'readwrite');
          for (const [key, value] of Object.entries(toPut)) {
            writing.objectStore('parcels').put(value, key);
          }
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    entries,
  );
}

export const outboxKeys = (page: Page) =>
  page.evaluate(
    async () =>
      new Promise<IDBValidKey[]>((resolve) => {
        const opening = indexedDB.open('outbox');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('parcels').objectStore('parcels').getAllKeys();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
  );
