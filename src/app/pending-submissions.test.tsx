import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { common } from '@/content/en/common';
import { render } from '@tests/support/with-texts';
import { PendingSubmissions } from './pending-submissions';

afterEach(() => void vi.unstubAllGlobals());

/** A device with an outbox of so many submissions. */
function deviceWith(count: number) {
  const request = (result: unknown) => {
    const made: { result: unknown; onsuccess?: () => void } = { result };
    queueMicrotask(() => made.onsuccess?.());
    return made;
  };
  const database = {
    objectStoreNames: { contains: () => true },
    transaction: () => ({ objectStore: () => ({ count: () => request(count) }) }),
    close: () => undefined,
  };
  vi.stubGlobal('indexedDB', {
    databases: async () => [{ name: 'outbox' }],
    open: () => request(database),
  });
}

const open = () =>
  render(
    <MemoryRouter>
      <PendingSubmissions formParts={async () => Promise.reject(new Error('offline'))} />
    </MemoryRouter>,
  );

test('a visitor offline on another page reads that something waits, in words the page has', async () => {
  deviceWith(1);
  open();
  const notice = await screen.findByRole('status', undefined, { timeout: 3000 });
  expect(notice).toHaveTextContent(common.ui.waitingOnDevice);
});

test('a visitor offline for whom nothing waits reads nothing', async () => {
  deviceWith(0);
  open();
  await new Promise((done) => setTimeout(done, 1500));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
