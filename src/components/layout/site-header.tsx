import { useLocation } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button';
import { Link, NavLink } from '@/components/ui/link';
import { useTexts } from '@/components/texts';
import { productPaths } from '@/content/facts/paths';
import { productLooks } from '@/content/facts/products';
import { Brand } from './brand';
import { ShortLanguageLink } from './language-link';
import { ProductsMenu } from './products-menu';
import { useGetQuote } from './use-get-quote';

export function SiteHeader() {
  const { header, ui } = useTexts();
  const { key, pathname } = useLocation();
  const product = productPaths.find((path) => path === pathname);
  const getQuote = useGetQuote();
  const { home, about, careers, partner } = header;
  return (
    <header className="site-header">
      <div className="wrap">
        <Link to="/" aria-label={ui.homeLink} className="me-auto py-2">
          <Brand digit={product && productLooks[product].digit} />
        </Link>
        <nav aria-label={ui.mainNavigation}>
          {[home, about].map(({ name, path }) => (
            <NavLink key={path} to={path} className="nav-item wide">
              {name}
            </NavLink>
          ))}
          {/* A new key for every page closes the menu after navigation. */}
          <ProductsMenu key={key} product={product} />
          <NavLink to={careers.path} className="nav-item wide">
            {careers.name}
          </NavLink>
          <NavLink to={partner.href} className="nav-item wide">
            {partner.label}
          </NavLink>
          <ShortLanguageLink className="nav-item wide" />
        </nav>
        <ButtonLink size="small" to={getQuote.href}>
          {getQuote.label}
        </ButtonLink>
      </div>
    </header>
  );
}
