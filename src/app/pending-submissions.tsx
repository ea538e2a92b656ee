import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '@/components/texts';
import type { LanguageTexts } from '@/content/texts';
import type { Submission } from '@/features/forms/submission/outbox/types';
import { useHydrated } from '@/lib/use-hydrated';

async function mayHoldSubmissions(): Promise<boolean> {
  try {
    // Browsers that cannot list databases need the outbox to find out.
    if (!indexedDB.databases) return true;
    return (await indexedDB.databases()).some(({ name }) => name === 'outbox');
  } catch {
    return false;
  }
}

async function dropOld(): Promise<void> {
  if (!Object.keys(localStorage).some((key) => key.startsWith('draft:'))) return;
  const { dropOldDrafts } = await import('@/lib/drafts');
  dropOldDrafts();
}

/** On every page: what waits on this device. Its code loads only where something may wait. */
export function PendingSubmissions({ formParts }: Pick<LanguageTexts, 'formParts'>) {
  const [Notice, setNotice] = useState<ComponentType>();
  const [waits, setWaits] = useState(false);
  const { ui } = useTexts();
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  const found = Notice !== undefined;

  useEffect(() => {
    let gone = false;
    async function look() {
      if (found || !(await mayHoldSubmissions())) return;
      const [{ PendingNotice }, texts] = await Promise.all([
        import('@/features/forms/submission/pending-notice'),
        formParts(),
      ]);
      if (!gone) setNotice(() => () => <PendingNotice texts={texts} />);
    }
    async function lookOrTell() {
      await look().catch(async () => {
        const waiting = await waitsOnDevice();
        if (!gone) setWaits(waiting);
      });
    }
    const retry = () => void lookOrTell().catch(() => undefined);
    const timer = setTimeout(() => {
      void dropOld().catch(() => undefined);
      retry();
    }, 1000);
    addEventListener('online', retry);
    return () => {
      gone = true;
      clearTimeout(timer);
      removeEventListener('online', retry);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the previous page may have left a submission
  }, [pathname, found, formParts]);

  if (hydrated && Notice) return <Notice />;
  return waits ? (
    <p
      role="status"
      className="rule-b border-warning bg-sand px-gutter py-3 text-small print:hidden"
    >
      {ui.waitingOnDevice}
    </p>
  ) : null;
}

type Entry = Partial<Submission> | null;

/** Whether a submission waits for the network, without the outbox's code, which cannot be fetched offline. */
async function waitsOnDevice(): Promise<boolean> {
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
