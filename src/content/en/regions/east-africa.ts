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
      'Shops, schools and landlords are paid by phone. We connect to the wallet first and to airtime second, and customers expect an answer in chat within minutes.',
  },
  {
    code: 'ug',
    name: 'Uganda',
    subscribers: '15M+',
    partners: ['National mobile operator', 'Regional operator group'],
    services: ['School fee payments', 'Health and well-being', 'Quiz', 'Ring-back tones'],
    description:
      'A young audience, many of them at school. Fee payment and reminders reach the parents; quiz and music reach everyone else, on feature phones too.',
  },
] as const satisfies readonly CountryMarket[];

const partnerCount = markets.reduce((sum, { partners }) => sum + partners.length, 0);

export default {
  meta: {
    title: 'East Africa: Kenya, Uganda and plans',
    description:
      'Mobile services in Kenya and Uganda, built around mobile money, with the plan for Tanzania and Rwanda and what it takes to launch in each market.',
    keywords: ['East Africa', 'Kenya VAS', 'Uganda telecom', 'mobile money', 'Tanzania', 'Rwanda'],
  },
  name: 'East Africa',
  lead: `In Kenya and Uganda, ${partnerCount} operators put our services where people already pay: on the phone.`,
  intro: [
    'East Africa taught the world to pay by phone. A service that starts from the wallet needs no card, no form and no explanation, only a price people find fair.',
    'That is why our work in the region leans to payments, messaging and chat, with entertainment beside them rather than in front.',
  ],
  markets,
  highlightsTitle: 'Future plans',
  highlights: [
    {
      icon: 'map',
      title: 'Tanzania and Rwanda expansion in 2024',
      description:
        'Two neighbours of the markets we serve. Swahili content from Kenya carries over to Tanzania; Rwanda gets its own, in Kinyarwanda.',
    },
    {
      icon: 'signal',
      title: '5G and enhanced AI',
      description:
        'Streaming made for 5G coverage in the cities, and a chatbot that follows Swahili and English mixed in one sentence.',
    },
    {
      icon: 'handshake',
      title: 'Stronger operator ties',
      description:
        'Joint product planning with each operator, so that a new service is decided on shared figures before it is built.',
    },
  ],
  figures: [
    { value: String(markets.length), label: 'Countries in the east' },
    { value: String(partnerCount), label: 'Operator partners in the east' },
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
      text: 'The Communications Authority of Kenya (CA) issues application and content service provider licences. In Uganda it is the Uganda Communications Commission (UCC), in Tanzania the TCRA, in Rwanda RURA. The operator’s own licence may already cover a hosted service, which is the first thing we ask.',
    },
    {
      title: 'Languages',
      text: 'Kenya’s official languages are Swahili and English. Uganda works in English, with Luganda widely spoken around Kampala. Tanzania expects Swahili; Rwanda uses Kinyarwanda, English, French and Swahili.',
    },
    {
      title: 'Ways to pay',
      text: 'Mobile money comes before airtime for anything above a few shillings. A payment prompt has to name the seller and the sum, since that is what people read before they enter a PIN.',
    },
    {
      title: 'Personal data',
      text: 'Kenya’s Data Protection Act and Uganda’s Data Protection and Privacy Act both date from 2019. Either may require registration of whoever decides how the data is used.',
    },
  ],
  mapAlt: 'Map of East Africa with Kenya and Uganda in colour, Tanzania and Rwanda outlined',
  closing: 'If your subscribers pay by phone already, we can start with the wallet.',
} satisfies Region;
