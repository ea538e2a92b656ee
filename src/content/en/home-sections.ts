import { knownStats } from '@/content/if-known';
import type { Feature, RegionCard, Testimonial } from '@/content/types';
import { figures } from './figures';
import { follow } from './follow';
import { marketNames } from './place-names';
import { serviceCards } from './service-cards';

export const homeSections = {
  follow,

  services: {
    id: 'services',
    title: 'Six kinds of service, one integration team',
    lead: 'Take one, or run several over the same connection to your network.',
    learnMore: 'Learn More',
    all: { label: 'All eleven products', href: '/products' },
    cards: serviceCards,
    samples: 'The names, amounts and messages in these pictures are made up.',
  },

  footprint: {
    id: 'solutions',
    title: 'Three regions, eight markets',
    lead: 'Languages, mobile wallets and regulators change at every border. Here is what we run in each region.',
    mapAlt: 'Map of Africa with the countries of our three regions highlighted',
    cards: [
      {
        title: 'West Africa',
        description:
          'Our largest subscriber base, from the coast to the Sahel, in English and French.',
        countries: [
          { code: 'ng', name: 'Nigeria' },
          { code: 'gh', name: 'Ghana' },
          { code: 'td', name: 'Chad' },
        ],
        cta: 'Explore West Africa',
        link: '/regions/west-africa',
      },
      {
        title: 'East Africa',
        description:
          'Subscribers here pay by phone every day, so our services start from mobile money.',
        countries: [
          { code: 'ke', name: 'Kenya' },
          { code: 'ug', name: 'Uganda' },
        ],
        cta: 'Explore East Africa',
        link: '/regions/east-africa',
      },
      {
        title: 'Central Africa',
        description: 'Large, mostly French-speaking markets where USSD reaches every phone.',
        countries: [
          { code: 'cm', name: 'Cameroon' },
          { code: 'cg', name: marketNames.cg },
          { code: 'cd', name: marketNames.cd },
        ],
        cta: 'Explore Central Africa',
        link: '/regions/central-africa',
      },
    ] satisfies RegionCard[],
  },

  vision: {
    id: 'vision',
    title: 'Where we are going',
    lead: 'Our mission is to give operators services that people are happy to pay for again next week, and to share the revenue on terms that both sides can check.',
    strengthsTitle: 'Core strengths',
    strengths: [
      {
        title: 'The whole service',
        description:
          'Content, platform, billing integration and customer care come under one contract.',
      },
      {
        title: 'Works with your network',
        description:
          'We connect to your SMSC, USSD gateway and charging system; you replace nothing.',
      },
      {
        title: 'Revenue you can audit',
        description:
          'We compare your charging records with our reports before either side is paid.',
      },
      {
        title: 'Someone always on duty',
        description: `Support answers ${figures.support}, your busy hour included.`,
      },
    ] satisfies Feature[],
    stats: [
      {
        figure: figures.since,
        title: 'We entered Africa',
        text: 'Value-added services came first; payments, enterprise applications and a chatbot followed.',
      },
      {
        figure: figures.teamPlus,
        title: 'People in the team',
        text: 'Those who build an integration also explain it to your network and charging teams.',
      },
      {
        figure: figures.products,
        title: 'Products',
        text: 'From ring-back tones to contact centers.',
      },
      {
        figure: figures.target2030,
        title: 'Vision 2030',
        text: 'The number of subscribers that we want on the networks our services run on.',
      },
    ].filter(({ figure }) => figure),
  },

  testimonials: {
    id: 'testimonials',
    title: 'What partners value',
    sampleNote: 'Sample quotations, to be replaced with our partners’ own words.',
    ratingLabel: (rating: number) => `${rating} out of 5 stars`,
    cards: [
      {
        content:
          'They sat with our charging team until the last failed renewal was explained, then built the report that we now check every month.',
        position: 'Head of Value-Added Services',
        company: 'Mobile operator',
        country: { code: 'gh', name: 'Ghana' },
        rating: 5,
        sample: true,
      },
      {
        content:
          'The chatbot took the routine questions and left our support desk the difficult ones. Customers noticed the shorter wait before we announced it.',
        position: 'Customer Care Director',
        company: 'Internet service provider',
        country: { code: 'ke', name: 'Kenya' },
        rating: 5,
        sample: true,
      },
      {
        content:
          'Parents pay school fees from their phones, and the bursar sees exactly who has paid. The paper ledger is gone.',
        position: 'Finance Manager',
        company: 'Private school group',
        country: { code: 'cm', name: 'Cameroon' },
        rating: 5,
        sample: true,
      },
    ] satisfies Testimonial[] as readonly Testimonial[],
  },

  contact: {
    id: 'contact',
    title: 'Start with a question',
    lead: 'Tell us about the service you have in mind, or the number you need to move: ARPU, churn, collection time.',
    whyTitle: 'Why choose us',
    why: [
      {
        title: 'Paid only on what both sides see',
        description:
          'Every night we compare our records with your CDRs; shares are calculated on the charges that appear in both.',
      },
      {
        title: 'Nothing to replace',
        description:
          'One SMPP bind, one USSD route and access to charging are enough for a first service; the next one reuses them.',
      },
      {
        title: 'Proof before launch',
        description:
          'Your staff use the service on your own numbers until opt-in, renewal, refund and STOP have all passed.',
      },
    ] satisfies Feature[],
    stats: knownStats([
      { value: figures.operatorPartners, label: 'Operator partners' },
      { value: figures.support, label: 'Support' },
    ]),
    formId: 'contact-form',
    formTitle: 'Your project',
    formIntro: 'Two sentences are enough to start with.',
  },

  closing: 'Tell us which network you run, or what your customers need.',
};
