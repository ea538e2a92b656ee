/** Reads the outbox of a device, and writes entries into it as an older version of the site would have. */
import type { Page } from 'playwright/test';

export async function putInOutbox(page: Page, entries: Record<string, unknown>): Promise<void> {
  await page.evaluate(
    async (toPut) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('outbox');
        opening.onupgradeneeded = () => opening.result.createObjectStore('parcels');
        opening.onerror = () => reject(new Error('no outbox'));
        opening.onsuccess = () => {
          const writing = opening.result.transaction('parcels', 'readwrite');
          for (const [key, value] of Object.entries(toPut)) {
            // Blobs cannot be passed to the page.
            const files = (value as { files?: { content?: unknown }[] } | null)?.files ?? [];
            for (const file of files) {
              if (typeof file.content === 'string') file.content = new Blob([file.content]);
            }
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

const readOutbox = (page: Page, what: 'getAll' | 'getAllKeys') =>
  page.evaluate(
    async (read) =>
      new Promise<unknown[]>((resolve) => {
        const opening = indexedDB.open('outbox');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('parcels').objectStore('parcels')[read]();
          reading.onsuccess = () => {
            opening.result.close();
            const sizes = (entry: unknown) =>
              (entry as { files: { content: Blob & ArrayBuffer }[] }).files.map(
                ({ content }) => content.size ?? content.byteLength,
              );
            resolve(read === 'getAll' ? reading.result.map(sizes) : reading.result);
          };
        };
      }),
    what,
  );

export const outboxKeys = (page: Page) => readOutbox(page, 'getAllKeys');

/** Returns the size in bytes of each entry's files. */
export const outboxFiles = (page: Page) => readOutbox(page, 'getAll');
