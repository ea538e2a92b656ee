import { products } from './products';
import { site } from '@/content/facts/site';
import type { Action, NavLink, NavMenu } from '@/content/types';

const getQuote: Action = { label: 'Get Quote', href: '/get-quote' };
const partner: Action = { label: 'Partner With Us', href: '/partnership' };

export const header: { items: readonly (NavLink | NavMenu)[]; actions: readonly Action[] } = {
  items: [
    { name: 'Home', path: '/' },
    { name: 'About', path: '/about' },
    {
      name: 'Products & Services',
      items: [
        { name: 'All Products & Services', path: '/products-services' },
        ...products.map(({ label, path }) => ({ name: label, path })),
      ],
    },
    { name: 'Careers', path: '/careers' },
  ],
  actions: [getQuote, partner],
};

export const ui = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  breadcrumb: 'Breadcrumb',
  homeLink: `${site.name}, home`,
  menu: 'Menu',
  openSubmenu: (name: string) => `Show ${name}`,
  closeSubmenu: (name: string) => `Hide ${name}`,
  opensInNewTab: '(opens in a new tab)',
  loading: 'Loading...',
} as const;
