/** Texts of every public page. */
import { intlTags, type Locale } from '@/content/facts/languages';
import type { ProductPath } from '@/content/facts/paths';
import { site } from '@/content/facts/site';
import type { Action, NamedLink } from '@/content/types';
import { waitingOnDevice } from './offline';
import { homeCountry, marketNames } from './place-names';
import { products } from './products';
import { contactChannels } from './contact-channels';
import { regions } from './regions';

export const tagline = 'Value-added services for African networks';

const getQuote: Action = { label: 'Get Quote', href: '/get-quote' };
const partner: Action = { label: 'Partner With Us', href: '/partnership' };

const privacy: NamedLink = { name: 'Privacy Policy', path: '/privacy' };
const terms: NamedLink = { name: 'Terms of Service', path: '/terms' };
const security: NamedLink = { name: 'Security', path: '/security' };

const productLink = (path: ProductPath): NamedLink => ({
  path,
  name: products.find((product) => product.path === path)?.label ?? '',
});

export const common = {
  locale: 'en' as Locale,
  language: intlTags.en,
  tagline,
  products,
  regions,
  marketNames,
  homeCountry,

  ui: {
    skipToContent: 'Skip to content',
    mainNavigation: 'Main',
    footerNavigation: 'Footer',
    breadcrumb: 'Breadcrumb',
    homeLink: `${site.name}, home`,
    menu: 'Menu',
    opensInNewTab: '(opens in a new tab)',
    /** For pictures of screens and papers; screen readers alone read the last two. */
    artefact: { sample: 'Sample', answer: 'Answer:', subscriber: 'Subscriber:' },
    copy: 'Copy',
    loadingPage: 'Loading the page...',
    copied: 'Copied',
    copyFailed: 'Your browser blocked copying',
    /** Heading of a table of contents. */
    onThisPage: 'On this page',
    pauseFlags: 'Pause the flags',
    countriesPresent: 'Countries present in',
    planned: '(planned)',
    talk: 'Talk to a person',
    waitingOnDevice,
  },

  header: {
    home: { name: 'Home', path: '/' } as NamedLink,
    about: { name: 'About', path: '/about' } as NamedLink,
    products: {
      name: 'Products & Services',
      all: { name: 'All Products & Services', path: '/products-services' } as NamedLink,
    },
    network: { name: 'Network', path: '/network' } as NamedLink,
    careers: { name: 'Careers', path: '/careers' } as NamedLink,
    getQuote,
    partner,
  },

  /** In the band that closes a page, below the page's own sentence. */
  closingBand: {
    actions: [getQuote, partner],
  },

  footer: {
    blurb: `From ${site.address.city}, we work with mobile operators and enterprises across Africa.`,
    products: {
      title: 'Solutions',
      links: [
        productLink('/products/vas'),
        productLink('/products/fintech'),
        productLink('/products/marketplace'),
        productLink('/products/enterprise'),
        productLink('/products/ai'),
        { name: '5G Infotainment', path: '/products/5g' } satisfies NamedLink,
      ],
    },
    markets: 'Markets',
    company: {
      title: 'Company',
      links: [
        { name: 'Partnerships', path: '/partnership' } satisfies NamedLink,
        privacy,
        terms,
        security,
      ],
    },
    contact: { title: `${homeCountry} HQ`, phoneLabel: 'Phone', emailLabel: 'Email' },
    copyright: `© ${site.name}`,
  },

  /** Left out of builds without a contact person. */
  contactChannels: import.meta.env.HAS_CONTACT_CHANNELS ? contactChannels : undefined,

  /** For a page whose code does not arrive. */
  load: {
    title: 'This page did not load',
    text: 'The connection dropped, or the site was updated while you had it open.',
    retry: 'Try again',
  },

  toasts: { region: 'Notifications', close: 'Close' },

  form: {
    optional: '(optional)',
    choose: 'Please select',
    submitting: 'Submitting...',
    /** Announced when a submit finds errors. */
    checkFields: (count: number) =>
      count === 1 ? 'Please check one field.' : `Please check ${count} fields.`,
  },
  /** Documents that an applicant agrees to. */
  agreement: [terms, privacy],
};
