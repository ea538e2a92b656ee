import { Suspense, use, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteLayout } from '@/components/layout/site-layout';
import { TextsContext } from '@/components/texts';
import { LoadBoundary } from '@/components/ui/load-boundary';
import { ToastHost } from '@/components/ui/toast';
import { common } from '@/content/en/common';
import { CarryOver, forgetControls } from '@/lib/carry-over';
import type { LazyPage } from '@/lib/lazy-page';
import { useHydrated } from '@/lib/use-hydrated';
import { AuthLinkCatcher } from './auth-link-catcher';
import { HydratedMark } from './hydrated-mark';
import { PendingSubmissions } from './pending-submissions';
import { RegisterServiceWorker } from './register-service-worker';
import { pageOf } from './route-match';
import { adminPage } from './routes';
import { ScrollAndFocus } from './scroll-and-focus';

export function App() {
  const { pathname } = useLocation();
  const page = pageOf(pathname);
  const [arrival] = useState(pathname);
  // oxlint-disable-next-line react/exhaustive-deps -- what was typed stays with its page
  useEffect(() => forgetControls, [pathname]);
  const content = (
    <LoadBoundary page={pathname} retry={page.preload}>
      <Move to={page} arrived={pathname === arrival}>
        <Suspense>
          <page.Page />
          <CarryOver />
          <HydratedMark />
        </Suspense>
      </Move>
    </LoadBoundary>
  );
  return (
    <TextsContext value={common}>
      <AuthLinkCatcher />
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

/**
 * Keeps what is shown until the page's code is there: React would empty the boundary inside. Not while
 * hydrating, where the header reacts first; but where React gives that up, as others changed the HTML.
 */
function Move({ to, arrived, children }: { to: LazyPage; arrived: boolean; children: ReactNode }) {
  const [hydrating] = useState(!useHydrated());
  if (!arrived || !hydrating) use(to.code());
  return children;
}
