import { Suspense, useEffect, type ReactNode } from 'react';
import { ui } from '@/content/navigation';
import { OutboxKeeper } from './outbox-keeper';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** Header, the page, footer: what every public page stands in. */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="sr-only rounded bg-brand px-4 py-3 font-semibold text-on-brand focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50"
      >
        {ui.skipToContent}
      </a>
      <SiteHeader />
      <OutboxKeeper />
      <main id="main" tabIndex={-1} className="outline-none">
        {/* The page's code comes after the header's: until then its HTML stands as it was sent. */}
        <Suspense>
          {children}
          <Hydrated />
        </Suspense>
      </main>
      <SiteFooter />
    </>
  );
}

/** Tells the browser's tools when the page began to react: with the header and its own code. */
function Hydrated() {
  useEffect(() => {
    performance.mark('hydrated');
  }, []);
  return null;
}
