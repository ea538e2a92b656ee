import { ifKnown } from '@/content/if-known';
import type { Product } from '@/content/types';
import { figures } from '../figures';
import * as artefacts from './ott-artefacts';

export default {
  meta: {
    title: 'OTT Streaming and 5G Infotainment for Operators',
    description:
      'Streaming from an Indian entertainment platform, sold by your network as a pass, charged to airtime or mobile money, and tuned for 3G, 4G and 5G.',
    keywords: [
      'OTT streaming Africa',
      '5G infotainment',
      'Indian entertainment streaming',
      'carrier billing video',
      'operator video bundle',
      'DRM HLS DASH',
    ],
  },
  lead: `A streaming partnership with an Indian entertainment platform, sold as passes, from a team with ${ifKnown`${figures.operatorPartners} operator partners` ?? 'operator partners across Africa'}.`,
  cost: 'Revenue share; it can run without a catalogue fee up front.',
  intro:
    'Indian films and series have had viewers across Africa for generations. The partnership brings a catalogue of them to your subscribers, and we take care of rights, passes, charging and delivery.',
  hero: artefacts.hero,
  offeringsTitle: 'What is in the package',
  offerings: [
    {
      title: 'Streaming partnership with an Indian entertainment platform',
      description:
        'The catalogue, its metadata and its rights come from the platform. You have one contract and one technical contact: us.',
      features: [
        'Catalogue cleared for your country, title by title',
        'Rows and artwork for your own storefront',
        'Age ratings and a parental PIN',
        'Subtitles where the platform supplies them',
      ],
      art: artefacts.streaming,
    },
    {
      title: 'Passes on airtime, bill or wallet',
      description:
        'Day, week and month passes, alone or in a data bundle, charged where your subscribers keep their money.',
      features: [
        'Prepaid balance, postpaid bill or mobile money',
        'Free trial only if you want one, with a notice before it ends',
        'Cancel by SMS, USSD or in the app',
      ],
      art: artefacts.passes,
    },
    {
      title: '5G infotainment',
      description:
        'Sharper pictures, live events and several screens at once for subscribers on 5G, stepping down cleanly to 4G and 3G at the edge of coverage.',
      features: [
        'Higher bit rates where 5G has the capacity',
        'Low-latency HLS and DASH for live programmes',
        'A reason to move to a 5G plan',
      ],
      art: artefacts.infotainment,
    },
    {
      title: 'Players and delivery',
      description:
        'The stream has to survive a bus ride. Segments are short, caches are close, and the player gives up resolution before it gives up playing.',
      features: [
        'Android, iOS and browser players',
        'Audio-only and data-saver settings',
        'Downloads on Wi-Fi where rights allow',
      ],
      art: artefacts.players,
    },
  ],
  journey: {
    title: 'Follow one film night',
    stations: [
      {
        figure: '20:00',
        title: 'A subscriber picks a title',
        text: 'From the catalogue cleared for your country.',
      },
      {
        figure: '+254 7••',
        title: 'Your network confirms the number',
        text: 'On mobile data nobody needs a card or a password.',
      },
      {
        figure: 'KES 200',
        title: 'Your charging system decides',
        text: 'Airtime, phone bill or mobile money, with the price on screen.',
      },
      {
        figure: '360p, 1080p',
        title: 'The picture follows the network',
        text: 'It starts at a rate the connection can hold and climbs from there.',
        ours: true,
      },
      {
        figure: 'STOP',
        title: 'One word ends the pass',
        text: 'Daily files show what was sold, renewed, refunded and watched.',
        ours: true,
      },
    ],
  },
  settlement: artefacts.settlement,
  integration: {
    title: 'Between your core and the stream',
    intro:
      'Identity, charging and policy stay in your core network; our platform is a client of it. The video itself goes straight from the cache to the handset.',
    points: [
      {
        term: 'Number verification',
        text: 'On mobile data your network confirms the number, through the CAMARA Number Verification API or by header enrichment on an agreed host. On Wi-Fi the viewer gets a one-time code by SMS.',
      },
      {
        term: 'Diameter Ro, Nchf',
        text: 'Our platform is the charging client and asks your online charging system for each pass. In a 5G core the same request goes to the CHF over Nchf_ConvergedCharging.',
      },
      {
        term: 'HLS and MPEG-DASH',
        text: 'Both manifests point to one set of CMAF segments, so a cache stores each segment once. Tokens expire and are bound to the session.',
      },
      {
        term: 'Widevine, FairPlay, PlayReady',
        text: 'Streams use Common Encryption. One copy serves all three on handsets that support its cbcs scheme. The entertainment platform’s licence server answers only after our entitlement check.',
      },
      {
        term: 'Policy over Gx or N7',
        text: 'To bundle or zero-rate the traffic, your PCRF or PCF needs a rule. We supply the host names and tell you before they change.',
      },
      {
        term: 'Settlement records',
        text: 'Passes sold, renewed, refunded and watched, as daily files over SFTP. They are matched against your charging records before shares are calculated.',
      },
    ],
  },
  steps: [
    { title: 'Catalogue', text: 'You choose from the titles cleared for your country.' },
    { title: 'Passes', text: 'You set price, length and data. We write the messages.' },
    { title: 'Connection', text: 'We test purchase, renewal and refund on your numbers.' },
    { title: 'Drive test', text: 'We measure start time and stalls on your 3G, 4G and 5G.' },
    { title: 'Launch', text: 'We open to your staff, to part of the base, to everyone.' },
  ],
  audience: [
    'Operators with data to sell',
    'Operators opening 5G',
    'Internet and pay-TV providers',
  ],
  commercial:
    'What subscribers pay for passes, less taxes and refunds, is shared between the operator, the entertainment platform and us under one contract. It can run on revenue share alone, without a catalogue fee up front; a minimum guarantee is agreed case by case.',
  questions: [
    {
      question: 'Does a pass include the data?',
      answer:
        'Only if you choose to include it. The purchase screen must say so either way, because one film can empty a bundle.',
    },
    {
      question: 'Do all titles play in every country?',
      answer:
        'No. Rights are granted by territory, and they expire. You receive the list for your country, and titles leave the storefront before their rights run out.',
    },
    {
      question: 'What happens if the balance is too low at renewal?',
      answer:
        'The pass lapses. We try again as often as you and your regulator allow, then stop. The viewer is told by SMS and owes nothing.',
    },
    {
      question: 'How does a viewer cancel or get money back?',
      answer:
        'By sending STOP to the short code, in a USSD menu or with a button in the app. The pass then runs to its end. A pass that could not be watched is refunded to the balance it came from.',
    },
    {
      question: 'What do we need for 5G infotainment?',
      answer:
        'A live 5G network and the traffic rule for our hosts. No edge site is required; if you have one, a cache there shortens the path.',
    },
    {
      question: 'What if the catalogue or the charging link is down?',
      answer:
        'Viewers with a valid pass can keep watching while charging is down. New passes wait. If the catalogue is down, no pass is sold.',
    },
  ],
  closing: 'Tell us which data bundles you sell and what your subscribers watch.',
  actions: [
    { label: 'Request Demo', href: '/get-quote?demo=yes' },
    { label: 'Get Custom Quote', href: '/get-quote' },
  ],
} satisfies Product;
