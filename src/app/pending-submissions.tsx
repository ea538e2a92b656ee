import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { LanguageTexts } from '@/content/texts';
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
    // oxlint-disable-next-line react/exhaustive-deps -- the previous page may have left a submission
  }, [pathname, found, formParts]);

  return hydrated && Notice ? <Notice /> : null;
}
