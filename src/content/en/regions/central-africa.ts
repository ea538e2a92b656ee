import { figures } from '../figures';
import type { CountryMarket, Region } from '@/content/types';

const markets = [
  {
    code: 'cm',
    name: 'Cameroon',
    subscribers: '12M+',
    partners: ['National mobile operator'],
    services: ['Ring-back tones', 'Music', 'Tuition payments', 'AI chatbot', 'Contact centre'],
    description:
      'A bilingual country, so each menu, prompt and invoice exists twice. Schools collect fees through our tuition application, and the chatbot answers in French or English.',
  },
  {
    code: 'cg',
    name: 'Congo Brazzaville',
    subscribers: '5M+',
    partners: ['Mobile operator of a regional group'],
    services: ['USSD services', 'Quiz', 'Audio content', 'Mobile money payments'],
    description:
      'Most people live in two cities and along the railway between them. Audio content and quiz by USSD work on every handset along that line.',
  },
  {
    code: 'cd',
    name: 'DR Congo',
    stage: 'DRC expansion',
    subscribers: '8M+',
    partners: ['National mobile operator with a wallet'],
    services: ['Voice and USSD services', 'Music', 'Outbound dialling', 'Payment gateway'],
    description:
      'A country the size of Western Europe with one language of state and four national ones. We open city by city, with voice menus in Lingala and Swahili beside French.',
  },
] as const satisfies readonly CountryMarket[];

export default {
  meta: {
    title: 'Central Africa: Cameroon, Congo, DRC',
    description: `Services in Cameroon, Congo Brazzaville and DR Congo: ${figures.centralSubscribers} subscribers, ${figures.centralReliability} reliability, partners, products and launch requirements.`,
    keywords: ['Central Africa', 'Cameroon VAS', 'Congo Brazzaville', 'DR Congo', 'USSD services'],
  },
  name: 'Central Africa',
  lead: `${figures.centralSubscribers} subscribers in ${figures.centralCountries} countries, served in French first.`,
  intro: [
    'Forest, rivers and distance decide what works here. Where a data session drops, a USSD menu or a voice prompt still gets through, so we build those first and the app second.',
    'Cameroon and Congo Brazzaville are served today; DR Congo is where we are growing.',
  ],
  markets,
  highlightsTitle: 'Impact',
  highlights: [
    {
      icon: 'users',
      title: 'Services without data',
      description:
        'Someone with a simple phone and a few francs of airtime gets the same quiz, song or health tip as someone with a smartphone.',
    },
    {
      icon: 'graduation',
      title: 'Fees from the handset',
      description:
        'Parents in Cameroon see what is due and pay without a trip to the bank; the school sees who has paid.',
    },
    {
      icon: 'shield',
      title: 'Reliability on hard ground',
      description: `${figures.centralReliability} across rivers, borders and power cuts.`,
    },
  ],
  figures: [
    { value: figures.centralSubscribers, label: 'Subscribers' },
    { value: figures.centralCountries, label: 'Countries' },
    { value: figures.centralReliability, label: 'Reliability' },
  ],
  factSheetLabel: 'Regional Analysis',
  actions: [
    { label: 'Get Quote', href: '/get-quote' },
    { label: 'Partner With Us', href: '/partnership' },
  ],
  launch: [
    {
      title: 'Regulators',
      text: 'Telecommunications are regulated by the ART in Cameroon, the ARPCE in Congo Brazzaville and the ARPTC in DR Congo. Short codes and USSD strings are numbering resources, so their assignment comes early in the plan.',
    },
    {
      title: 'Languages',
      text: 'French is official in all three countries, in Cameroon together with English. Lingala is understood on both banks of the Congo River; Swahili, Kikongo and Tshiluba are national languages of DR Congo.',
    },
    {
      title: 'Ways to pay',
      text: 'Cameroon and Congo Brazzaville share the Central African CFA franc and the payment rules of its monetary area. In DR Congo, people hold balances in Congolese francs and in US dollars, and a price needs both.',
    },
    {
      title: 'Connections',
      text: 'We ask for two separate routes to each operator, so that one cut cable does not stop a service.',
    },
  ],
  mapAlt: 'Map of Central Africa with Cameroon, Congo Brazzaville and DR Congo in colour',
  closing: 'Bring us the town that is hardest to reach; we plan from there.',
} satisfies Region;
