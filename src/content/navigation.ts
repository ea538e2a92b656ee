import { countriesPresent } from './countries-present';
import { products } from './products';
import { site } from './site';
import type { Action, NavLink, NavMenu } from './types';

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

const productLabel = (path: (typeof products)[number]['path']) =>
  products.find((product) => product.path === path)?.label ?? '';

export const footer = {
  blurb: `We work from ${site.address.city} with mobile operators and enterprises across Africa.`,
  products: {
    title: 'Solutions',
    links: [
      { name: productLabel('/products/vas'), path: '/products/vas' },
      { name: productLabel('/products/fintech'), path: '/products/fintech' },
      { name: productLabel('/products/marketplace'), path: '/products/marketplace' },
      { name: productLabel('/products/enterprise'), path: '/products/enterprise' },
      { name: productLabel('/products/ai'), path: '/products/ai' },
      { name: '5G Infotainment', path: '/products/5g' },
    ],
  },
  markets: {
    title: 'Markets',
    links: countriesPresent.countries.map(({ name, region }) => ({ name, path: region })),
  },
  company: {
    title: 'Company',
    links: [
      { name: 'Partnerships', path: '/partnership' },
      { name: 'Privacy Policy', path: '/privacy' },
      { name: 'Terms of Service', path: '/terms' },
    ],
  },
  contact: { title: 'India HQ', phoneLabel: 'Phone', emailLabel: 'E-mail' },
  copyright: `© ${site.name}`,
} satisfies {
  blurb: string;
  products: LinkGroup;
  markets: LinkGroup;
  company: LinkGroup;
  contact: Record<string, string>;
  copyright: string;
};

interface LinkGroup {
  title: string;
  links: readonly NavLink[];
}

/** The band that closes every public page; a page may bring its own sentence. */
export const closingBand = {
  sentence: 'Tell us which network you run and what your subscribers ask for.',
  actions: [getQuote, partner],
} satisfies { sentence: string; actions: readonly Action[] };

export const ui = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  breadcrumb: 'Breadcrumb',
  homeLink: `${site.name}, home`,
  menu: 'Menu',
  closeMenu: 'Close menu',
  openSubmenu: (name: string) => `Show ${name}`,
  closeSubmenu: (name: string) => `Hide ${name}`,
  opensInNewTab: '(opens in a new tab)',
  loading: 'Loading...',
} as const;
