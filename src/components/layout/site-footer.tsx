import { Link } from '@/components/ui/link';
import { MailLink } from '@/components/ui/mail-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { useTexts } from '@/components/texts';
import { addressLine } from '@/content/address-line';
import { markets } from '@/content/facts/markets';
import { site } from '@/content/facts/site';
import type { NamedLink } from '@/content/types';
import { Brand } from './brand';
import { LanguageLink } from './language-link';

export function SiteFooter() {
  const { footer, header, homeCountry, marketNames, ui } = useTexts();
  const { address } = site;
  const { about, network, careers } = header;
  const marketLinks = markets.map(({ code, region: path }) => ({ name: marketNames[code], path }));
  return (
    <footer className="night site-footer">
      <div className="wrap">
        <div className="footer-parts">
          <div>
            <Brand />
            <p className="mt-3">{footer.blurb}</p>
          </div>
          <nav aria-label={ui.footerNavigation}>
            <LinkList {...footer.products} />
            <LinkList
              title={footer.company.title}
              links={[about, network, careers, ...footer.company.links]}
            />
            <LinkList title={footer.markets} links={marketLinks} />
          </nav>
          <div>
            <h2>{footer.contact.title}</h2>
            <address>
              {address.line}
              <br />
              {addressLine({ ...address, line: '' }, homeCountry)}
              <br />
              <PhoneLink className="inline-flex min-h-9 items-center" />
              <br />
              <MailLink className="inline-flex min-h-9 items-center" />
            </address>
          </div>
        </div>
        <div className="footer-end">
          <p>{footer.copyright}</p>
          <LanguageLink className="inline-flex min-h-11 items-center underline underline-offset-4" />
        </div>
      </div>
    </footer>
  );
}

function LinkList({ title, links }: { title: string; links: readonly NamedLink[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(({ name, path }) => (
          <li key={name}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
