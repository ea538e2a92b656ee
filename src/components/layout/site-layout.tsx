import type { ReactNode } from 'react';
import { useTexts } from '@/components/texts';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

interface SiteLayoutProps {
  notice: ReactNode;
  children: ReactNode;
}

export function SiteLayout({ notice, children }: SiteLayoutProps) {
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
