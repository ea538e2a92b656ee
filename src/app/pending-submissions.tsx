import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '@/components/texts';
import type { LanguageTexts } from '@/content/texts';
import { useHydrated } from '@/lib/use-hydrated';
import { isAnyWaiting, mayHoldSubmissions } from './waiting-submissions';

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
    async function showWaiting() {
      if (hasNotice || !(await mayHoldSubmissions())) return;
      try {
        const [{ PendingNotice }, texts] = await Promise.all([
          import('@/features/forms/submission/pending-notice'),
          formParts(),
        ]);
        if (!isUnmounted) setNotice(() => () => <PendingNotice texts={texts} />);
      } catch {
        const hasWaiting = await isAnyWaiting();
        if (!isUnmounted) setWaiting(hasWaiting);
      }
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
  if (!isWaiting) return null;
  return (
    <p
      role="status"
      className="rule-b border-warning bg-sand px-gutter py-3 text-small print:hidden"
    >
      {ui.waitingOnDevice}
    </p>
  );
}

async function dropExpiredDrafts(): Promise<void> {
  if (!Object.keys(localStorage).some((key) => key.startsWith('draft:'))) return;
  const { dropOldDrafts } = await import('@/lib/drafts');
  dropOldDrafts();
}
