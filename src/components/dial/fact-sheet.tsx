import type { ReactNode } from 'react';
import { Brand } from '@/components/layout/brand';
import { useTexts } from '@/components/texts';
import { ButtonAnchor } from '@/components/ui/button';
import { addressLine } from '@/content/address-line';
import { site } from '@/content/facts/site';
import { env } from '@/lib/env';

/** The id of what is printed; `#fact-sheet:target` in artefacts.css shows the sheet alone. */
export const factSheetId = 'fact-sheet';

/**
 * Printed above the page of a product or region: the company's name and the sheet's title. Shown as well while the address
 * leads to the sheet, for in-app browsers that print nothing.
 */
export function FactSheetHead({ title, leaveLabel }: { title: string; leaveLabel: string }) {
  return (
    <div className="wrap in-sheet flex-wrap items-center justify-between text-small">
      <Brand />
      <span className="text-quiet">{title}</span>
      <ButtonAnchor variant="text" size="small" href="#main" className="print:hidden">
        {leaveLabel}
      </ButtonAnchor>
    </div>
  );
}

/** Hides parts of a page from its sheet and from every print. */
export function HiddenInPrint({ children }: { children: ReactNode }) {
  return <div className="beyond-sheet print:hidden">{children}</div>;
}

/** Hides parts of a page from its sheet only: without the sheet, the whole page is printed. */
export function HiddenOnFactSheet({ children }: { children: ReactNode }) {
  return <div className="beyond-sheet">{children}</div>;
}

export function FactSheetFoot() {
  const { footer, homeCountry, tagline } = useTexts();
  const { address, phone, email } = site;
  return (
    <div className="wrap in-sheet text-small">
      <div className="rule-t grid w-full gap-4 pt-4 sm:grid-cols-3">
        <p className="font-semibold">
          {site.name}
          <br />
          <span className="font-normal text-quiet">{tagline}</span>
        </p>
        <p className="text-quiet">{addressLine(address, homeCountry)}</p>
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
