/** Reads the outbox of a device, and writes entries into it as an older version of the site would have. */
import type { Page } from 'playwright/test';

export async function putInOutbox(page: Page, entries: Record<string, unknown>): Promise<void> {
  await page.evaluate(
    async (storedEntries) =>
      new Promise<void>((resolve, reject) => {
        const openRequest = indexedDB.open('outbox');
        openRequest.onupgradeneeded = () => openRequest.result.createObjectStore('parcels');
        openRequest.onerror = () => reject(new Error('no outbox'));
        openRequest.onsuccess = () => {
          const transaction = openRequest.result.transaction('parcels', 'readwrite');
          for (const [key, value] of Object.entries(storedEntries)) {
            // Blobs cannot be passed to the page.
            const files = (value as { files?: { content?: unknown }[] } | null)?.files ?? [];
            for (const file of files) {
              if (typeof file.content === 'string') file.content = new Blob([file.content]);
            }
            transaction.objectStore('parcels').put(value, key);
          }
          transaction.oncomplete = () => {
            openRequest.result.close();
            resolve();
          };
        };
      }),
    entries,
  );
}

const readOutbox = (page: Page, method: 'getAll' | 'getAllKeys') =>
  page.evaluate(
    async (read) =>
      new Promise<unknown[]>((resolve) => {
        const openRequest = indexedDB.open('outbox');
        openRequest.onsuccess = () => {
          const reading = openRequest.result.transaction('parcels').objectStore('parcels')[read]();
          reading.onsuccess = () => {
            openRequest.result.close();
            const sizes = (entry: unknown) =>
              (entry as { files: { content: Blob & ArrayBuffer }[] }).files.map(
                ({ content }) => content.size ?? content.byteLength,
              );
            resolve(read === 'getAll' ? reading.result.map(sizes) : reading.result);
          };
        };
      }),
    method,
  );

export const outboxKeys = (page: Page) => readOutbox(page, 'getAllKeys');

/** Returns the sizes in bytes of each entry's files. */
export const outboxFileSizes = (page: Page) => readOutbox(page, 'getAll');
