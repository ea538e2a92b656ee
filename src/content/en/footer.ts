import { countriesPresent } from '@/content/facts/countries-present';
import { products } from './products';
import { site } from '@/content/facts/site';
import type { NavLink } from '@/content/types';

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
