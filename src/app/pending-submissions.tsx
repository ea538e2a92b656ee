import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '@/lib/use-hydrated';

/** Whether this device may hold something that is not sent; the outbox's code is needed only then. */
async function mayHoldParcels(): Promise<boolean> {
  try {
    // Where databases cannot be listed, the outbox itself has to look.
    if (!indexedDB.databases) return true;
    return (await indexedDB.databases()).some(({ name }) => name === 'outbox');
  } catch {
    return false;
  }
}

/** On every public page: sends what a form could not, and shows what still waits. */
export function PendingSubmissions() {
  const [Notice, setNotice] = useState<ComponentType<{ page: string }>>();
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  const found = Notice !== undefined;

  useEffect(() => {
    let gone = false;
    async function look() {
      if (found || !(await mayHoldParcels())) return;
      const { OutboxNotice } = await import('@/features/forms/submission/outbox-notice');
      if (!gone) setNotice(() => OutboxNotice);
    }
    const timer = setTimeout(() => void look().catch(() => undefined), 1000);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the page before may have left something
  }, [pathname, found]);

  return hydrated && Notice ? <Notice page={pathname} /> : null;
}
