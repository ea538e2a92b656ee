import { ButtonLink } from '@/components/ui/button';
import { Link, NavLink } from '@/components/ui/link';
import { useTexts } from '@/components/texts';
import { Brand } from './brand';
import { ShortLanguageLink } from './language-link';
import { MenuTrigger } from './menu-trigger';
import { MobileNavigation } from './mobile-navigation';
import { useGetQuote } from './use-get-quote';

export function SiteHeader() {
  const { header, ui } = useTexts();
  const { partner } = header;
  const getQuote = useGetQuote();
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper print:hidden [@media(max-height:30rem)]:relative">
      <div className="mx-auto flex min-h-[64px] max-w-grid items-center gap-x-2 px-gutter xl:gap-x-6">
        <Link to="/" aria-label={ui.homeLink} className="py-2">
          <Brand />
        </Link>
        <nav aria-label={ui.mainNavigation} className="ms-auto hidden lg:block">
          <ul className="flex items-center xl:gap-x-1">
            {header.items.map((item) => (
              <li key={item.name}>
                {'items' in item ? (
                  <MenuTrigger menu={item} />
                ) : (
                  <NavLink to={item.path} className="nav-item aria-[current=page]:text-link">
                    {item.name}
                  </NavLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden gap-2 lg:flex">
          <ButtonLink size="small" to={getQuote.href} className="whitespace-nowrap lg:max-xl:px-3">
            {getQuote.label}
          </ButtonLink>
          <ButtonLink
            variant="outlined"
            size="small"
            to={partner.href}
            className="whitespace-nowrap lg:max-xl:px-3"
          >
            {partner.label}
          </ButtonLink>
        </div>
        <ShortLanguageLink className="nav-item max-lg:ms-auto" />
        <MobileNavigation />
      </div>
    </header>
  );
}
