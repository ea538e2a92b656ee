import { ifKnown } from '@/content/if-known';
import type { CountryMarket, Region } from '@/content/types';
import { figures } from '../figures';

const markets = [
  {
    code: 'ng',
    name: 'Nigeria',
    subscribers: '120M+',
    partners: ['National GSM operator', 'Data-first mobile operator'],
    services: [
      'Caller ring-back tones',
      'Games and quiz',
      'Music',
      'Talent search',
      'Payment gateway',
    ],
    description:
      'Nigerians speak many languages and often carry two SIM cards. Short quiz rounds, Afrobeats ring-back tones and contests tied to TV shows sell well here.',
  },
  {
    code: 'gh',
    name: 'Ghana',
    subscribers: '35M+',
    partners: ['Pan-African operator group', 'Mobile operator with its own wallet'],
    services: [
      'Mobile money payments',
      'Health and well-being',
      'Doctor on call',
      'WhatsApp Business',
    ],
    description:
      'Mobile money is an everyday habit, so a service can take it as easily as airtime. A health line is charged by the call.',
  },
  {
    code: 'td',
    name: 'Chad',
    subscribers: '8M+',
    partners: ['National mobile operator'],
    services: ['USSD and SMS services', 'Ring-back tones', 'Outbound dialing'],
    description:
      'Base stations are far apart, and many people use feature phones. Voice and USSD menus in French and Arabic do the work that an app does elsewhere.',
  },
] as const satisfies readonly CountryMarket[];

const partnerCount = markets.reduce((sum, { partners }) => sum + partners.length, 0);

export default {
  meta: {
    title: 'West Africa: Nigeria, Ghana, Chad',
    description: `Services for mobile operators in Nigeria, Ghana and Chad${ifKnown`, with ${figures.westSubscribers} subscribers` ?? ''}: partners, products and what a launch requires.`,
    keywords: [
      'West Africa',
      'Nigeria VAS',
      'Ghana mobile money',
      'Chad telecom',
      'ring-back tones',
    ],
  },
  name: 'West Africa',
  lead: `Our services run in Nigeria, Ghana and Chad${ifKnown`, on networks with ${figures.westSubscribers} subscribers` ?? ''}.`,
  intro:
    'Megacities with 4G at one end, desert towns with a single mast at the other: we run the same platforms everywhere and change the language, the artists, the price and the hour of a renewal.',
  markets,
  highlightsTitle: 'Achievements',
  highlights: [
    {
      title: 'Our largest subscriber base',
      description: 'Nigeria alone has more than our other two regions together.',
    },
    {
      title: `${partnerCount} operator partners`,
      description: 'Each can add services over the connection it already has.',
    },
    {
      title: 'One platform in three languages',
      description: 'Menus and messages are tested together in English, French and Arabic.',
    },
    {
      title: 'Payments as well as entertainment',
      description: 'Mobile money payments run in Ghana, a payment gateway in Nigeria.',
    },
  ],
  factSheetLabel: 'Download Market Report',
  actions: [
    { label: 'Start Your Project', href: '/get-quote' },
    { label: 'Request Consultation', href: '/get-quote' },
    { label: 'Partner With Us', href: '/partnership' },
  ],
  launch: [
    {
      title: 'Regulators',
      text: 'The Nigerian Communications Commission (NCC) licenses value-added services. In Ghana the regulator is the National Communications Authority (NCA), in Chad the Autorité de Régulation des Communications Électroniques et des Postes (ARCEP). We check with you which licence covers the service and in whose name it is held.',
    },
    {
      title: 'Opt-in for messages',
      text: 'Nigerian subscribers can bar promotional messages through the do-not-disturb list. Campaigns have to respect it, and each subscription needs an opt-in that can be proved later.',
    },
    {
      title: 'Languages',
      text: 'Nigeria and Ghana work in English; Hausa, Yoruba, Igbo and Akan reach more subscribers. Chad’s official languages are French and Arabic.',
    },
    {
      title: 'Ways to pay',
      text: 'Airtime is the common denominator. Ghana adds interoperable mobile money; Nigeria adds bank transfers and bank USSD codes. Chad uses the Central African CFA franc.',
    },
    {
      title: 'Personal data',
      text: 'Nigeria’s Data Protection Act of 2023, Ghana’s of 2012 and Chad’s Law 007/PR/2015 apply to subscriber data. The contract says who holds which data.',
    },
  ],
  closing: 'Planning for Lagos, Accra or N’Djamena? Start with one network.',
} satisfies Region;
