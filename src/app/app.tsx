import { startTransition, Suspense, use, useCallback, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteLayout } from '@/components/layout/site-layout';
import { TextsContext } from '@/components/texts';
import { LoadBoundary } from '@/components/ui/load-boundary';
import { ToastHost } from '@/components/ui/toast';
import { common } from '@/content/en/common';
import type { LazyPage } from '@/lib/lazy-page';
import { AddressCorrection } from './address-correction';
import { AuthLinkCatcher } from './auth-link-catcher';
import { HydratedMark } from './hydrated-mark';
import { PendingSubmissions } from './pending-submissions';
import { RegisterServiceWorker } from './register-service-worker';
import { pageOf } from './route-match';
import { adminPage } from './routes';
import { ScrollAndFocus } from './scroll-and-focus';

interface AppProps {
  /** The page whose HTML the host sent, where the address asks for another one. */
  sent?: LazyPage | undefined;
}

export function App({ sent }: AppProps) {
  const { pathname } = useLocation();
  const [instead, setInstead] = useState(sent);
  const settle = useCallback(() => startTransition(() => setInstead(undefined)), []);
  const page = instead ?? pageOf(pathname);
  const [arrival] = useState(page);
  const content = (
    <LoadBoundary page={pathname} retry={page.preload}>
      <Move to={page === arrival ? undefined : page}>
        <Suspense>
          <page.Page />
          <HydratedMark then={settle} />
        </Suspense>
      </Move>
    </LoadBoundary>
  );
  return (
    <TextsContext value={common}>
      <AuthLinkCatcher />
      <AddressCorrection />
      <ScrollAndFocus />
      <RegisterServiceWorker />
      {page === adminPage ? (
        content
      ) : (
        <SiteLayout notice={<PendingSubmissions />}>{content}</SiteLayout>
      )}
      <ToastHost />
    </TextsContext>
  );
}

/** Keeps the previous page until the next one's code is there: React would empty the boundary inside. */
function Move({ to, children }: { to: LazyPage | undefined; children: ReactNode }) {
  if (to) use(to.code());
  return children;
}
