import { knownStats, ifKnown } from '@/content/if-known';
import type { CountryMarket, Region } from '@/content/types';
import { figures } from '../figures';

const markets = [
  {
    code: 'cm',
    name: 'Cameroon',
    subscribers: '12M+',
    partners: ['National mobile operator'],
    services: ['Ring-back tones', 'Music', 'Tuition payments', 'AI chatbot', 'Contact center'],
    description:
      'Cameroon is bilingual, so every menu, prompt and invoice comes in two languages. Schools can collect fees through our tuition application, and the chatbot answers in French or English.',
  },
  {
    code: 'cg',
    name: 'Congo Brazzaville',
    subscribers: '5M+',
    partners: ['Mobile operator of a regional group'],
    services: ['USSD services', 'Quiz', 'Audio content', 'Mobile money payments'],
    description:
      'Most people live in two cities and along the railway between them. Audio by phone call and quizzes by USSD work on every handset along that line.',
  },
  {
    code: 'cd',
    name: 'DR Congo',
    stage: 'DRC expansion',
    subscribers: '8M+',
    partners: ['National mobile operator with a wallet'],
    services: ['Voice and USSD services', 'Music', 'Outbound dialing', 'Payment gateway'],
    description:
      'DR Congo is the size of Western Europe, with one official language and four national ones. We launch city by city, with voice menus in Lingala and Swahili as well as French.',
  },
] as const satisfies readonly CountryMarket[];

export default {
  meta: {
    title: 'Central Africa: Cameroon, Congo Brazzaville, DR Congo',
    description: `Services in Cameroon, Congo Brazzaville and DR Congo: ${ifKnown`${figures.centralSubscribers} subscribers, ` ?? ''}${ifKnown`${figures.centralReliability} reliability, ` ?? ''}partners, products and launch requirements.`,
    keywords: ['Central Africa', 'Cameroon VAS', 'Congo Brazzaville', 'DR Congo', 'USSD services'],
  },
  name: 'Central Africa',
  lead: 'We work in Cameroon and Congo Brazzaville, in French first, and are expanding in DR Congo.',
  intro:
    'Forest, rivers and distance decide what works here. Where a data session drops, a USSD menu or a voice prompt still gets through, so we build those first.',
  markets,
  highlightsTitle: 'Impact',
  highlights: [
    {
      title: 'Services without data',
      description:
        'A feature phone and a few francs of airtime bring the same quiz, song or health tip as a smartphone.',
    },
    {
      title: 'School fees by phone',
      description:
        'Parents can see what is due and pay without a trip to the bank; the school sees who has paid.',
    },
    {
      title: 'Reliability in hard conditions',
      description: 'Despite distance, borders and power cuts.',
    },
  ],
  figures: knownStats([
    { value: figures.centralSubscribers, label: 'Subscribers' },
    { value: figures.centralCountries, label: 'Countries' },
    { value: figures.centralReliability, label: 'Reliability' },
  ]),
  factSheetLabel: 'Regional Analysis',
  actions: [
    { label: 'Get Quote', href: '/get-quote' },
    { label: 'Partner With Us', href: '/partnership' },
  ],
  launch: [
    {
      title: 'Regulators',
      text: 'Telecommunications are regulated by the ART in Cameroon, the ARPCE in Congo Brazzaville and, in DR Congo, the ARPTIC, which Decree 23/13 of 2023 created in place of the ARPTC. Short codes and USSD strings are numbering resources, so we apply for them early in the plan.',
    },
    {
      title: 'Languages',
      text: 'French is an official language in all three countries, alongside English in Cameroon. Lingala is understood on both banks of the Congo River; Swahili, Kikongo and Tshiluba are national languages of DR Congo.',
    },
    {
      title: 'Ways to pay',
      text: 'Cameroon and Congo Brazzaville share the Central African CFA franc and the payment rules of CEMAC. In DR Congo, people hold balances in Congolese francs and in US dollars, so a price is set in both.',
    },
    {
      title: 'Connections',
      text: 'We ask for two separate routes to each operator, so that one cut cable does not stop a service.',
    },
    {
      title: 'Personal data',
      text: 'Data protection laws apply in all three countries: Cameroon’s of 2024, Congo Brazzaville’s (Law 29-2019) and the Digital Code of DR Congo of 2023. The contract says who holds which data.',
    },
  ],
  closing: 'Tell us which area is hardest to reach, and we’ll plan from there.',
} satisfies Region;
