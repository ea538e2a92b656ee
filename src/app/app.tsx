import {
  startTransition,
  Suspense,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import { SiteLayout } from '@/components/layout/site-layout';
import { TextsContext } from '@/components/texts';
import { ToastHost } from '@/components/ui/toast-host';
import type { CommonTexts, LanguageTexts } from '@/content/texts';
import type { LazyPage } from '@/lib/lazy-page';
import { forgetInputs, PreserveInputs } from '@/lib/preserve-inputs';
import { useHydrated } from '@/lib/use-hydrated';
import { notePageArrival } from '@/lib/visit';
import { AddressCorrection } from './address-correction';
import { AuthLinkCatcher } from './auth-link-catcher';
import { DeferredLanguageOffer } from './deferred-language-offer';
import { applyDisplayFace, fetchDisplayFace } from './display-face';
import { ErrorBoundary } from './error-boundary';
import { PendingSubmissions } from './pending-submissions';
import { RegisterServiceWorker } from './register-service-worker';
import { pageOf } from './route-match';
import { adminPage, type Pages } from './routes';
import { ScrollAndFocus } from './scroll';
import { SlowNavigation } from './slow-navigation';

interface AppProps {
  common: CommonTexts;
  texts: LanguageTexts;
  pages: Pages;
  fallback?: LazyPage | undefined;
}

export function App({ common, texts, pages, fallback }: AppProps) {
  const { pathname } = useLocation();
  const [shownFallback, setShownFallback] = useState(fallback);
  const page = shownFallback ?? pageOf(pages, pathname);
  const [initialPage] = useState(page);
  const onHydrated = useCallback(() => {
    performance.mark('hydrated');
    startTransition(() => setShownFallback(undefined));
    if (initialPage !== adminPage) fetchDisplayFace();
  }, [initialPage]);
  // Runs before the effects of the next page.
  // oxlint-disable-next-line react/exhaustive-deps -- typed text stays with its page
  useLayoutEffect(() => leavePage, [pathname]);
  const content = (
    <ErrorBoundary page={pathname}>
      <WaitForCode page={page} isInitial={page === initialPage}>
        <Suspense>
          <page.Page />
          <PreserveInputs />
          <AfterHydration run={onHydrated} />
        </Suspense>
      </WaitForCode>
    </ErrorBoundary>
  );
  return (
    <TextsContext value={common}>
      <AuthLinkCatcher />
      <AddressCorrection />
      <ScrollAndFocus />
      <SlowNavigation />
      <RegisterServiceWorker pages={pages} />
      {page === adminPage ? (
        content
      ) : (
        <SiteLayout
          notice={
            <>
              <DeferredLanguageOffer />
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

function leavePage() {
  forgetInputs();
  notePageArrival();
  applyDisplayFace();
}

interface WaitForCodeProps {
  page: LazyPage;
  isInitial: boolean;
  children: ReactNode;
}

/** Keeps the current page until the next one's code has loaded, as React would empty the boundary. */
function WaitForCode({ page, isInitial, children }: WaitForCodeProps) {
  // The header hydrates first, unless React abandons hydration.
  const isHydrated = useHydrated();
  const [startsHydrated] = useState(isHydrated);
  if (!isInitial || startsHydrated) use(page.code());
  return children;
}

function AfterHydration({ run }: { run: () => void }) {
  useEffect(run, [run]);
  return null;
}

function PageNotice() {
  const { state } = useLocation() as { state: { notice?: unknown } | null };
  const isHydrated = useHydrated();
  if (!isHydrated || typeof state?.notice !== 'string') return null;
  return (
    <p
      role="alert"
      className="rule-b border-bad bg-sand px-gutter py-3 text-center text-small font-semibold text-bad"
    >
      {state.notice}
    </p>
  );
}
