import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { LanguageTexts } from '@/content/texts';
import { useHydrated } from '@/lib/use-hydrated';

/** Whether the outbox's code is needed: this device may hold what is not sent. */
async function mayHoldSubmissions(): Promise<boolean> {
  try {
    // Where databases cannot be listed, the outbox itself has to look.
    if (!indexedDB.databases) return true;
    return (await indexedDB.databases()).some(({ name }) => name === 'outbox');
  } catch {
    return false;
  }
}

/** Drafts that nobody has come back to. */
async function dropOld(): Promise<void> {
  if (!Object.keys(localStorage).some((key) => key.startsWith('draft:'))) return;
  const { dropOldDrafts } = await import('@/lib/drafts');
  dropOldDrafts();
}

/** On every public page: sends what a form could not, and shows what still waits. */
export function PendingSubmissions({ formParts }: Pick<LanguageTexts, 'formParts'>) {
  const [Notice, setNotice] = useState<ComponentType>();
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
    const timer = setTimeout(() => {
      void dropOld().catch(() => undefined);
      void look().catch(() => undefined);
    }, 1000);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the page before may have left something
  }, [pathname, found, formParts]);

  return hydrated && Notice ? <Notice /> : null;
}
