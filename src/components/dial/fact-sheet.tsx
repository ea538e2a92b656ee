import type { ReactNode } from 'react';
import { Brand } from '@/components/layout/brand';
import { useTexts } from '@/components/texts';
import { ButtonAnchor } from '@/components/ui/button';
import { site } from '@/content/facts/site';
import { env } from '@/lib/env';

export const factSheetId = 'fact-sheet';

/**
 * Printed above a region's page: the company's name and the sheet's title. Shown as well while the address
 * leads to the sheet, for in-app browsers that print nothing.
 */
export function FactSheetHead({ label, leave }: { label: string; leave: string }) {
  return (
    <div className="mx-auto hidden max-w-grid flex-wrap items-center justify-between gap-x-8 px-gutter py-4 text-small group-target/sheet:flex print:flex print:p-0">
      <Brand />
      <span className="text-quiet">{label}</span>
      <ButtonAnchor variant="text" size="small" href="#main" className="print:hidden">
        {leave}
      </ButtonAnchor>
    </div>
  );
}

/** Hides parts of a region's page that its fact sheet leaves out. */
export function BeyondFactSheet({ children }: { children: ReactNode }) {
  return <div className="group-target/sheet:hidden print:hidden">{children}</div>;
}

/** Hides parts of a page that its sheet leaves out; the whole page can still be printed without the sheet. */
export function BeyondSheet({ children }: { children: ReactNode }) {
  return <div className="group-target/sheet:hidden">{children}</div>;
}

/** Printed below a region's page: the company's contact details. */
export function FactSheetFoot() {
  const { footer, homeCountry, tagline } = useTexts();
  const { address, phone, email } = site;
  return (
    <div className="mx-auto hidden max-w-grid px-gutter py-8 text-small group-target/sheet:block print:block print:p-0">
      <div className="grid gap-x-8 gap-y-4 border-t border-line pt-4 sm:grid-cols-3 print:grid-cols-3">
        <p className="font-semibold">
          {site.name}
          <br />
          <span className="font-normal text-quiet">{tagline}</span>
        </p>
        <p className="text-quiet">
          {address.line}, {address.city}, {address.state} {address.postalCode}, {homeCountry}
        </p>
        <p className="text-quiet">
          {footer.contact.phoneLabel} {phone}
          <br />
          {footer.contact.emailLabel} {email}
          <br />
          {env.siteUrl.replace(/^https?:\/\//, '')}
        </p>
      </div>
    </div>
  );
}
