import { figures } from '../figures';
import type { Product } from '@/content/types';

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
  lead: `A streaming partnership with an Indian entertainment platform, sold by your network as a day, week or month pass and connected by a team with ${figures.operatorPartners} operator partners.`,
  intro: [
    'Indian films and series have had viewers across Africa for generations. Our streaming partnership brings such a catalogue to your subscribers, and we do the part in between: who the viewer is, whether the pass is paid, and how the picture gets through your network.',
    'Your network knows the phone number and holds the balance. Our entitlement service uses both, so a subscriber on mobile data starts to watch without a card and without a password. Your charging system takes the price of the pass, and the entertainment platform hands out the stream.',
    'What the viewer sees is a catalogue, a price and one button. The picture starts at a rate that the link can hold and climbs from there. On 5G it climbs further: that is what we call 5G infotainment.',
  ],
  flow: {
    caption: 'What happens between the tap on Play and the first picture',
    nodes: [
      { title: 'Viewer', note: 'Picks a title in the app or the browser' },
      { title: "Operator's network", note: 'Confirms the number, charges the pass' },
      { title: 'Entitlement service', note: 'Checks the pass, signs a playback token', ours: true },
      { title: 'Entertainment platform', note: 'Checks the token, issues the DRM licence' },
      { title: 'Delivery caches', note: 'Send segments at the rate the link holds' },
    ],
  },
  offeringsTitle: 'What is in the package',
  offerings: [
    {
      icon: 'clapperboard',
      title: 'Streaming partnership with an Indian entertainment platform',
      description:
        'The catalogue, its metadata and its rights come from the platform. You get one contract and one technical counterpart, and that is us.',
      features: [
        'Catalogue cleared for your country, title by title',
        'Rows and artwork for your own storefront',
        'Age ratings and a parental PIN',
        'Subtitles where the platform supplies them',
      ],
    },
    {
      icon: 'wallet',
      title: 'Passes on airtime, bill or wallet',
      description:
        'Day, week and month passes, alone or inside a data bundle, charged where your subscribers keep their money.',
      features: [
        'Prepaid balance, post-paid bill or mobile money',
        'Free trial only if you want one, with a notice before it ends',
        'Cancel by SMS, USSD or in the app',
      ],
    },
    {
      icon: 'signal',
      title: '5G infotainment',
      description:
        'Higher picture rates, live events and several screens at once for subscribers on 5G, with a clean way down to 4G and 3G at the edge of coverage.',
      features: [
        'Bit rates that only 5G carries',
        'Low-latency HLS and DASH for live programmes',
        'A reason to move to a 5G plan',
      ],
    },
    {
      icon: 'play',
      title: 'Players and delivery',
      description:
        'The stream must survive a bus ride. Segments are short, caches are near, and the player gives up resolution before it gives up playing.',
      features: [
        'Android, iOS and browser players',
        'Audio-only and data-saver settings',
        'Downloads on Wi-Fi where rights allow',
      ],
    },
  ],
  integration: {
    title: 'Between your core and the stream',
    intro:
      'Identity, charging and policy stay in your core network. We are a client of it. The video itself goes straight from the cache to the handset.',
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
        text: 'Both manifests point to one set of CMAF segments, so a cache holds each picture once. Tokens expire and are bound to the session.',
      },
      {
        term: 'Widevine, FairPlay, PlayReady',
        text: 'Streams use Common Encryption. One copy serves all three on handsets that support its cbcs scheme. The licence server of the entertainment platform answers only after our entitlement check.',
      },
      {
        term: 'Policy over Gx or N7',
        text: 'To bundle or zero-rate the traffic, your PCRF or PCF needs a rule. We supply the host names and tell you before they change.',
      },
      {
        term: 'Settlement records',
        text: 'Passes sold, renewed, refunded and watched, as daily files by SFTP. They are matched against your charging records before shares are worked out.',
      },
    ],
  },
  steps: [
    {
      title: 'Catalogue and territory',
      text: 'You see which titles are cleared for your country and choose the rows for your storefront.',
    },
    {
      title: 'Passes and prices',
      text: 'You set price, length and data allowance. We configure them and write the messages with you.',
    },
    {
      title: 'Core connection',
      text: 'You open number verification, charging and the traffic rule for test numbers. We connect to them and run purchase, renewal and refund.',
    },
    {
      title: 'Drive test',
      text: 'We measure start time and stalls on your own 3G, 4G and 5G cells and adjust bit rates and caches.',
    },
    {
      title: 'Opening',
      text: 'First your staff, then a share of the base, then everyone. Complaints and renewals are watched from the first day.',
    },
  ],
  audience: [
    {
      who: 'Operators with data to sell',
      why: 'Video is what fills a bundle. A pass gives it a price of its own.',
    },
    {
      who: 'Operators opening 5G',
      why: 'A service whose difference a subscriber can see on the first evening.',
    },
    {
      who: 'Internet and pay-TV providers',
      why: 'A further catalogue for your box or portal, with billing that is already there.',
    },
  ],
  commercial:
    'What subscribers pay for passes, less taxes and refunds, is shared between operator, entertainment platform and us, as one contract states. The usual contract has no catalogue fee up front. Data that you put into a bundle stays your own revenue and your own decision.',
  questions: [
    {
      question: 'Does a pass include the data?',
      answer:
        'Only if you decide so. The purchase screen must say it either way, because nobody forgives a film that empties a bundle.',
    },
    {
      question: 'Do all titles play in every country?',
      answer:
        'No. Rights are granted by territory and they end. You receive the list for your country, and titles leave the storefront before their rights run out.',
    },
    {
      question: 'What happens when the balance is too low at renewal?',
      answer:
        'The pass lapses. We try again as often as you and your regulator allow, and stop after the last try. The viewer is told by SMS and owes nothing.',
    },
    {
      question: 'How does a viewer cancel or get money back?',
      answer:
        'STOP to the short code, a USSD menu or a button in the app. The pass then runs to its end. A pass that could not be watched is refunded to the balance it came from.',
    },
    {
      question: 'What do we need for 5G infotainment?',
      answer:
        'A live 5G network and the traffic rule for our hosts. No edge site is required. If you have one, a cache there shortens the path.',
    },
    {
      question: 'What if the catalogue or the charging link is down?',
      answer:
        'Viewers with a valid pass go on watching while charging is down. New passes wait. If the catalogue is down, no pass is sold.',
    },
  ],
  actions: [
    { label: 'Request Demo', href: '/get-quote' },
    { label: 'Get Custom Quote', href: '/get-quote' },
  ],
} satisfies Product;
