import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '@/components/texts';
import type { LanguageTexts } from '@/content/texts';
import type { Submission } from '@/features/forms/submission/outbox/types';
import { useHydrated } from '@/lib/use-hydrated';

/** Leaves the network and the processor to the page first. */
const delayMs = 1000;

/** On every page: what waits on this device. Its code loads only where something may wait. */
export function PendingSubmissions({ formParts }: Pick<LanguageTexts, 'formParts'>) {
  const [Notice, setNotice] = useState<ComponentType>();
  const [isWaiting, setWaiting] = useState(false);
  const { ui } = useTexts();
  const isHydrated = useHydrated();
  const { pathname } = useLocation();
  const hasNotice = Notice !== undefined;

  useEffect(() => {
    let isUnmounted = false;
    async function loadNotice() {
      if (hasNotice || !(await mayHoldSubmissions())) return;
      const [{ PendingNotice }, texts] = await Promise.all([
        import('@/features/forms/submission/pending-notice'),
        formParts(),
      ]);
      if (!isUnmounted) setNotice(() => () => <PendingNotice texts={texts} />);
    }
    async function showWaiting() {
      await loadNotice().catch(async () => {
        const hasWaiting = await isAnyWaiting();
        if (!isUnmounted) setWaiting(hasWaiting);
      });
    }
    const retry = () => void showWaiting().catch(() => undefined);
    const timer = setTimeout(() => {
      void dropExpiredDrafts().catch(() => undefined);
      retry();
    }, delayMs);
    addEventListener('online', retry);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      removeEventListener('online', retry);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the previous page may have left a submission
  }, [pathname, hasNotice, formParts]);

  if (isHydrated && Notice) return <Notice />;
  return isWaiting ? (
    <p
      role="status"
      className="rule-b border-warning bg-sand px-gutter py-3 text-small print:hidden"
    >
      {ui.waitingOnDevice}
    </p>
  ) : null;
}

async function mayHoldSubmissions(): Promise<boolean> {
  try {
    // Browsers that cannot list databases need the outbox to find out.
    if (!indexedDB.databases) return true;
    return (await indexedDB.databases()).some(({ name }) => name === 'outbox');
  } catch {
    return false;
  }
}

async function dropExpiredDrafts(): Promise<void> {
  if (!Object.keys(localStorage).some((key) => key.startsWith('draft:'))) return;
  const { dropOldDrafts } = await import('@/lib/drafts');
  dropOldDrafts();
}

type Entry = Partial<Submission> | null;

/** Whether a submission waits for the network, without the outbox's code, which cannot be fetched offline. */
async function isAnyWaiting(): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('outbox');
    // Without a store, the outbox could never make its own.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve(false);
    opening.onsuccess = () => {
      const { result } = opening;
      if (!result.objectStoreNames.contains('parcels')) return resolve(false);
      const request: IDBRequest<Entry[]> = result
        .transaction('parcels')
        .objectStore('parcels')
        .getAll();
      request.onsuccess = () => resolve(!request.result.every(waitsForVisitor));
      request.onerror = () => resolve(false);
      result.close();
    };
  });
}

const waitsForVisitor = (entry: Entry) =>
  entry?.refusal !== undefined || entry?.unreadable === true || entry?.expiredAt !== undefined;
