import { Brand } from '@/components/layout/brand';
import { useTexts } from '@/components/texts';
import { site } from '@/content/facts/site';
import { env } from '@/lib/env';

/** Printed above a region's page: the company's name and the sheet's title. */
export function FactSheetHead({ label }: { label: string }) {
  return (
    <div className="hidden items-center justify-between text-small print:flex">
      <Brand />
      <span className="text-quiet">{label}</span>
    </div>
  );
}

/** Printed below a region's page: the company's contact details. */
export function FactSheetFoot() {
  const { footer, homeCountry, tagline } = useTexts();
  const { address, phone, email } = site;
  return (
    <div className="hidden text-small print:block">
      <div className="grid grid-cols-3 gap-x-8 border-t border-hairline pt-4">
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
