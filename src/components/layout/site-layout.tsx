import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { ui } from '@/content/en/navigation';
import { hasMoved, lazyStill } from '@/lib/lazy-still';
import { SiteHeader } from './site-header';

const SiteFooter = lazyStill(async () => (await import('./site-footer')).SiteFooter);

interface SiteLayoutProps {
  /** Path of the page. */
  page: string;
  /** Between the header and the page. */
  notice: ReactNode;
  children: ReactNode;
}

/** Header, the page, footer: what every public page stands in. */
export function SiteLayout({ page, notice, children }: SiteLayoutProps) {
  // What was sent stands until the page's code is there: meanwhile `StillParts` follows its links.
  const [reacts, setReacts] = useState(hasMoved);
  return (
    <>
      <a
        href="#main"
        className="sr-only rounded bg-brand px-4 py-3 font-semibold text-on-brand focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50"
      >
        {ui.skipToContent}
      </a>
      <SiteHeader />
      {notice}
      <main id="main" tabIndex={-1} data-still={reacts ? undefined : ''} className="outline-none">
        <Arrival page={page}>
          {children}
          <Reacting onReact={setReacts} />
        </Arrival>
      </main>
      <SiteFooter />
      <Hydrated />
    </>
  );
}

/**
 * The first page's code comes after the header's, or later: until then its HTML stands as it was sent.
 * The next page needs none of it: React would fetch it to hydrate what goes away.
 */
function Arrival({ page, children }: Pick<SiteLayoutProps, 'page' | 'children'>) {
  const [first] = useState(page);
  const [left, setLeft] = useState(hasMoved);
  if (page !== first && !left) setLeft(true);
  return left ? children : <Suspense>{children}</Suspense>;
}

function Reacting({ onReact }: { onReact: (reacts: true) => void }) {
  useEffect(() => onReact(true), [onReact]);
  return null;
}

/** Tells the browser's tools when the header began to react and links to be followed. */
function Hydrated() {
  useEffect(() => {
    performance.mark('hydrated');
  }, []);
  return null;
}
