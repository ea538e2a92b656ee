import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { common } from '@/content/en/common';
import { render } from '@tests/support/with-texts';
import { PendingSubmissions } from './pending-submissions';

afterEach(() => void vi.unstubAllGlobals());

/** Stubs a device whose outbox holds these submissions. */
function stubDeviceWith(...submissions: { refusal?: string }[]) {
  const request = (result: unknown) => {
    const opening: { result: unknown; onsuccess?: () => void } = { result };
    queueMicrotask(() => opening.onsuccess?.());
    return opening;
  };
  const database = {
    objectStoreNames: { contains: () => true },
    transaction: () => ({ objectStore: () => ({ getAll: () => request(submissions) }) }),
    close: () => undefined,
  };
  vi.stubGlobal('indexedDB', {
    databases: async () => [{ name: 'outbox' }],
    open: () => request(database),
  });
}

const openOffline = () =>
  render(
    <MemoryRouter>
      <PendingSubmissions formParts={async () => Promise.reject(new Error('offline'))} />
    </MemoryRouter>,
  );

test('a visitor offline on another page reads that something waits, in words the page has', async () => {
  stubDeviceWith({ refusal: 'required' }, {});
  openOffline();
  const notice = await screen.findByRole('status', undefined, { timeout: 3000 });
  expect(notice).toHaveTextContent(common.ui.waitingOnDevice);
});
