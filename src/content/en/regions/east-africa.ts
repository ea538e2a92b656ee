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
  intro:
    'People here pay by phone every day, so our services start from the wallet: a PIN is enough, without a card or a form.',
  markets,
  highlightsTitle: 'Future plans',
  highlights: [
    {
      title: 'Tanzania and Rwanda expansion in 2024',
      description:
        'Swahili content from Kenya carries over to Tanzania; Rwanda gets content in Kinyarwanda.',
    },
    {
      title: '5G and enhanced AI',
      description:
        'Streaming for 5G coverage in the cities, and a chatbot that understands Swahili and English in one sentence.',
    },
    {
      title: 'Stronger operator ties',
      description: 'We want to plan products with each operator, working from the same figures.',
    },
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
  closing: 'If your subscribers already pay by phone, we can start with the wallet.',
} satisfies Region;
