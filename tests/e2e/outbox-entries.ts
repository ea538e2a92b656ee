/** Reads the outbox of a device, and writes entries into it as an older version of the site would have. */
import type { Page } from 'playwright/test';

export const putInOutbox = (page: Page, entries: Record<string, unknown>): Promise<void> =>
  page.evaluate(async (storedEntries) => {
    const request = indexedDB.open('outbox');
    request.onupgradeneeded = () => request.result.createObjectStore('parcels');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('no outbox'));
    });
    const transaction = database.transaction('parcels', 'readwrite');
    for (const [key, value] of Object.entries(storedEntries)) {
      // Blobs cannot be passed to the page.
      for (const file of (value as { files?: { content?: unknown }[] } | null)?.files ?? []) {
        if (typeof file.content === 'string') file.content = new Blob([file.content]);
      }
      transaction.objectStore('parcels').put(value, key);
    }
    await new Promise((resolve) => (transaction.oncomplete = resolve));
    database.close();
  }, entries);

const readOutbox = (page: Page) =>
  page.evaluate(async () => {
    const resultOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('no outbox'));
      });
    const database = await resultOf(indexedDB.open('outbox'));
    const store = database.transaction('parcels').objectStore('parcels');
    const [keys, entries] = await Promise.all([
      resultOf(store.getAllKeys()),
      resultOf<{ files: { content: Blob & ArrayBuffer }[] }[]>(store.getAll()),
    ]);
    database.close();
    const fileSizes = entries.map(({ files }) =>
      files.map(({ content }) => content.size ?? content.byteLength),
    );
    return { keys, fileSizes };
  });

export const outboxKeys = async (page: Page) => (await readOutbox(page)).keys;

/** Returns the sizes in bytes of each entry's files. */
export const outboxFileSizes = async (page: Page) => (await readOutbox(page)).fileSizes;
