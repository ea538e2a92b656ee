import type { ReactNode } from 'react';
import { useTexts } from '@/components/texts';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

export function SiteLayout({ notice, children }: { notice: ReactNode; children: ReactNode }) {
  const { ui } = useTexts();
  return (
    <>
      <a
        href="#main"
        className="button skip"
        // Leaves the address as it is: the fragment of a mailed link is its secret.
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        {ui.skipToContent}
      </a>
      <SiteHeader />
      {notice}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
