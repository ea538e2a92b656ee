import { Suspense, use, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteLayout } from '@/components/layout/site-layout';
import { TextsContext } from '@/components/texts';
import { LoadBoundary } from '@/components/ui/load-boundary';
import { ToastHost } from '@/components/ui/toast';
import { common } from '@/content/en/common';
import type { LazyPage } from '@/lib/lazy-page';
import { AuthLinkCatcher } from './auth-link-catcher';
import { HydratedMark } from './hydrated-mark';
import { PageNotice } from './page-notice';
import { PendingSubmissions } from './pending-submissions';
import { RegisterServiceWorker } from './register-service-worker';
import { pageOf } from './route-match';
import { adminPage } from './routes';
import { ScrollAndFocus } from './scroll-and-focus';

export function App() {
  const { pathname } = useLocation();
  const page = pageOf(pathname);
  const [arrival] = useState(pathname);
  const content = (
    <LoadBoundary page={pathname} retry={page.preload}>
      <Move to={pathname === arrival ? undefined : page}>
        <Suspense>
          <page.Page />
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
        <SiteLayout
          notice={
            <>
              <PageNotice />
              <PendingSubmissions />
            </>
          }
        >
          {content}
        </SiteLayout>
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
