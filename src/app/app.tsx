import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteLayout } from '@/components/layout/site-layout';
import { LoadBoundary } from '@/components/ui/load-boundary';
import { ToastHost } from '@/components/ui/toast';
import { AuthLinkCatcher } from './auth-link-catcher';
import { pageOf } from './match-page';
import { OfflineKeeper } from './offline-keeper';
import { OutboxKeeper } from './pending-submissions';
import { PageMoves } from './page-moves';
import { adminPage } from './routes';
import { StillParts } from './still-parts';

/** The whole site below a router: BrowserRouter in the browser, StaticRouter when prerendering. */
export function App() {
  const { pathname } = useLocation();
  const page = pageOf(pathname);
  return (
    <>
      <AuthLinkCatcher />
      <PageMoves />
      <StillParts />
      <OfflineKeeper />
      <LoadBoundary page={pathname}>
        <Suspense fallback={null}>
          {page === adminPage ? (
            <page.Page />
          ) : (
            <SiteLayout page={pathname} notice={<OutboxKeeper />}>
              <page.Page />
            </SiteLayout>
          )}
        </Suspense>
      </LoadBoundary>
      <ToastHost />
    </>
  );
}
