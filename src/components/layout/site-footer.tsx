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
  const { footer, marketNames, ui } = useTexts();
  const marketLinks = markets.map(({ code, region }) => ({
    name: marketNames[code],
    path: region,
  }));
  return (
    <footer className="border-t border-line print:hidden">
      <div className="mx-auto grid max-w-grid gap-x-6 gap-y-5 px-gutter pt-6 pb-4 text-small max-sm:text-tool sm:gap-y-10 sm:py-16 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Brand />
          <p className="mt-6 max-w-72 text-quiet max-sm:hidden">{footer.blurb}</p>
          <Headquarters className="mt-8 max-sm:hidden" />
        </div>
        <nav
          aria-label={ui.footerNavigation}
          className="grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-x-6 gap-y-4 sm:grid-cols-3 sm:gap-y-10 lg:col-span-8"
        >
          <Links {...footer.products} />
          <Links title={footer.markets} links={marketLinks} className="max-sm:row-span-2" />
          <Links {...footer.company} />
        </nav>
        <Headquarters className="sm:hidden" />
      </div>
      <div className="mx-auto max-w-grid px-gutter">
        <div className="flex items-center justify-between border-t border-line text-small text-quiet sm:py-3">
          <p>{footer.copyright}</p>
          <LanguageLink className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-link" />
        </div>
      </div>
    </footer>
  );
}

/** Last on phones, below the brand elsewhere. */
function Headquarters({ className }: { className: string }) {
  const { footer, homeCountry } = useTexts();
  return (
    <div className={className}>
      <h2 className="text-eyebrow text-quiet uppercase">{footer.contact.title}</h2>
      <address className="mt-1.5 not-italic sm:mt-3">
        {address.line}
        <br />
        {address.city}, {address.state} {address.postalCode}, {homeCountry}
      </address>
      <dl className="mt-1.5 grid sm:mt-3 sm:gap-y-1">
        <Contact term={footer.contact.phoneLabel}>
          <PhoneLink className="inline-block py-1" />
        </Contact>
        <Contact term={footer.contact.emailLabel}>
          <MailLink className="inline-block py-1" />
        </Contact>
      </dl>
    </div>
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

interface LinksProps {
  title: string;
  links: readonly NavLink[];
  className?: string;
}

function Links({ title, links, className }: LinksProps) {
  return (
    <div className={className}>
      <h2 className="text-eyebrow text-quiet uppercase">{title}</h2>
      <ul className="mt-1 sm:mt-3">
        {links.map(({ name, path }) => (
          <li key={name}>
            <Link to={path} className="inline-flex min-h-7 items-center hover:text-link sm:min-h-9">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
