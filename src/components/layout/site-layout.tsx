import type { ReactNode } from 'react';
import { useTexts } from '@/components/texts';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

export function SiteLayout({ notice, children }: { notice: ReactNode; children: ReactNode }) {
  const { ui } = useTexts();
  return (
    <>
      <a href="#main" className="button skip">
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
