import { figures } from '../figures';
import type { CountryMarket, Region } from '@/content/types';

const markets = [
  {
    code: 'ke',
    name: 'Kenya',
    subscribers: '25M+',
    partners: ['Mobile operator with a national wallet'],
    services: [
      'Mobile money payments',
      'AI chatbot',
      'Bulk SMS and USSD',
      'B2B marketplace',
      'Music',
    ],
    description:
      'Shops, schools and landlords are paid by phone. We connect to the wallet first and to airtime second. In chat, customers expect a reply within minutes.',
  },
  {
    code: 'ug',
    name: 'Uganda',
    subscribers: '15M+',
    partners: ['National mobile operator', 'Regional operator group'],
    services: ['School fee payments', 'Health and well-being', 'Quiz', 'Ring-back tones'],
    description:
      'The population is young, and much of it is at school. Fee payments and reminders reach the parents; quizzes and music reach everyone else, including on feature phones.',
  },
] as const satisfies readonly CountryMarket[];

const partnerCount = markets.reduce((sum, { partners }) => sum + partners.length, 0);

export default {
  meta: {
    title: 'East Africa: Kenya, Uganda and plans',
    description:
      'Mobile services in Kenya and Uganda, built around mobile money, with our plans for Tanzania and Rwanda and what it takes to launch in each market.',
    keywords: ['East Africa', 'Kenya VAS', 'Uganda telecom', 'mobile money', 'Tanzania', 'Rwanda'],
  },
  name: 'East Africa',
  lead: `With ${partnerCount} operator partners in Kenya and Uganda, we put services where people already pay: on the phone.`,
  intro: [
    'In East Africa people pay by phone every day, so our services start from the wallet: a PIN is enough, without a card or a form.',
    'Most of our work in the region is on payments, messaging and chat, with entertainment alongside.',
  ],
  markets,
  highlightsTitle: 'Future plans',
  highlights: [
    {
      icon: 'map',
      title: 'Tanzania and Rwanda expansion in 2024',
      description:
        'Both countries border markets we serve. Swahili content from Kenya carries over to Tanzania; Rwanda gets content in Kinyarwanda.',
    },
    {
      icon: 'signal',
      title: '5G and enhanced AI',
      description:
        'We are planning streaming for 5G coverage in the cities, and a chatbot that understands Swahili and English mixed in one sentence.',
    },
    {
      icon: 'handshake',
      title: 'Stronger operator ties',
      description: 'We want to plan products with each operator, working from the same figures.',
    },
  ],
  figures: [
    { value: String(markets.length), label: 'Countries in East Africa' },
    { value: String(partnerCount), label: 'Operator partners in East Africa' },
    { value: figures.support, label: 'Support for the region' },
  ],
  factSheetLabel: 'Market Insights',
  actions: [
    { label: 'Get Quote', href: '/get-quote' },
    { label: 'Partner With Us', href: '/partnership' },
  ],
  launch: [
    {
      title: 'Regulators',
      text: 'The Communications Authority of Kenya (CA) issues application and content service provider licences. The regulator in Uganda is the Uganda Communications Commission (UCC), in Tanzania the TCRA, in Rwanda RURA. The operator’s own licence may already cover a hosted service, so that is the first thing we ask.',
    },
    {
      title: 'Languages',
      text: 'Kenya’s official languages are Swahili and English. Uganda works in English, with Luganda widely spoken around Kampala. In Tanzania, people expect Swahili; Rwanda uses Kinyarwanda, English, French and Swahili.',
    },
    {
      title: 'Ways to pay',
      text: 'Mobile money comes before airtime for anything above a few shillings. A payment prompt has to name the seller and the amount, because that is what people read before they enter a PIN.',
    },
    {
      title: 'Personal data',
      text: 'Kenya’s Data Protection Act and Uganda’s Data Protection and Privacy Act both date from 2019. Either may require the data controller to register.',
    },
  ],
  mapAlt: 'Map of East Africa with Kenya and Uganda in colour, Tanzania and Rwanda outlined',
  closing: 'If your subscribers already pay by phone, we can start with the wallet.',
} satisfies Region;
