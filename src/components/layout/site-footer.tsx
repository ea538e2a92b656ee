import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { MailLink } from '@/components/ui/mail-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { useTexts } from '@/components/texts';
import { markets } from '@/content/facts/markets';
import { site } from '@/content/facts/site';
import type { NavLink } from '@/content/types';
import { Brand } from './brand';
import { LanguageLink } from './language-link';

const { address } = site;

export function SiteFooter() {
  const { footer, homeCountry, marketNames, ui } = useTexts();
  const marketLinks = markets.map(({ code, region }) => ({
    name: marketNames[code],
    path: region,
  }));
  return (
    <footer className="border-t border-hairline print:hidden">
      <div className="mx-auto grid max-w-grid gap-x-8 gap-y-10 px-gutter py-16 text-small sm:grid-cols-2 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Brand />
          <p className="mt-6 max-w-72 text-quiet">{footer.blurb}</p>
          <h2 className="mt-8 text-eyebrow text-quiet uppercase">{footer.contact.title}</h2>
          <address className="mt-3 not-italic">
            {address.line}
            <br />
            {address.city}, {address.state} {address.postalCode}, {homeCountry}
          </address>
          <dl className="mt-3 grid gap-y-1">
            <Contact term={footer.contact.phoneLabel}>
              <PhoneLink className="inline-block py-1" />
            </Contact>
            <Contact term={footer.contact.emailLabel}>
              <MailLink className="inline-block py-1" />
            </Contact>
          </dl>
        </div>
        <nav
          aria-label={ui.footerNavigation}
          className="grid gap-x-8 gap-y-10 sm:col-span-2 sm:grid-cols-3 lg:col-span-8"
        >
          <Links {...footer.products} />
          <Links title={footer.markets} links={marketLinks} />
          <Links {...footer.company} />
        </nav>
      </div>
      <div className="mx-auto max-w-grid px-gutter">
        <div className="flex items-center justify-between border-t border-hairline py-3 text-small text-quiet">
          <p>{footer.copyright}</p>
          <LanguageLink className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-brand" />
        </div>
      </div>
    </footer>
  );
}

function Contact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <dt className="text-quiet">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Links({ title, links }: { title: string; links: readonly NavLink[] }) {
  return (
    <div>
      <h2 className="text-eyebrow text-quiet uppercase">{title}</h2>
      <ul className="mt-3">
        {links.map(({ name, path }) => (
          <li key={name}>
            <Link
              to={path}
              className="inline-flex min-h-11 items-center hover:text-brand sm:min-h-9"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
