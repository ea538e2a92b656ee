import {
  startTransition,
  Suspense,
  use,
  useCallback,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import { SiteLayout } from '@/components/layout/site-layout';
import { TextsContext } from '@/components/texts';
import { LoadBoundary } from '@/components/ui/load-boundary';
import { ToastHost } from '@/components/ui/toast';
import type { CommonTexts, LanguageTexts } from '@/content/texts';
import { CarryOver, forgetControls } from '@/lib/carry-over';
import type { LazyPage } from '@/lib/lazy-page';
import { useHydrated } from '@/lib/use-hydrated';
import { AddressCorrection } from './address-correction';
import { AuthLinkCatcher } from './auth-link-catcher';
import { HydratedMark } from './hydrated-mark';
import { OfferLanguage } from './offer-language';
import { PageNotice } from './page-notice';
import { PendingSubmissions } from './pending-submissions';
import { RegisterServiceWorker } from './register-service-worker';
import { pageOf } from './route-match';
import { adminPage, type Pages } from './routes';
import { ScrollAndFocus } from './scroll-and-focus';

interface AppProps {
  common: CommonTexts;
  texts: LanguageTexts;
  pages: Pages;
  /** The page whose HTML the host sent, where the address asks for another one. */
  sent?: LazyPage | undefined;
}

export function App({ common, texts, pages, sent }: AppProps) {
  const { pathname } = useLocation();
  const [instead, setInstead] = useState(sent);
  const settle = useCallback(() => startTransition(() => setInstead(undefined)), []);
  const page = instead ?? pageOf(pages, pathname);
  const [arrival] = useState(page);
  // Before the next page's own effects.
  // oxlint-disable-next-line react/exhaustive-deps -- what was typed stays with its page
  useLayoutEffect(() => forgetControls, [pathname]);
  const content = (
    <LoadBoundary page={pathname} retry={page.preload}>
      <Move to={page} arrived={page === arrival}>
        <Suspense>
          <page.Page />
          <CarryOver />
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
      <RegisterServiceWorker pages={pages} />
      {page === adminPage ? (
        content
      ) : (
        <SiteLayout
          notice={
            <>
              <OfferLanguage />
              <PageNotice />
              <PendingSubmissions formParts={texts.formParts} />
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

/**
 * Keeps what is shown until the page's code is there: React would empty the boundary inside. Not while
 * hydrating, where the header reacts first; but where React gives that up, as others changed the HTML.
 */
function Move({ to, arrived, children }: { to: LazyPage; arrived: boolean; children: ReactNode }) {
  const [hydrating] = useState(!useHydrated());
  if (!arrived || !hydrating) use(to.code());
  return children;
}
