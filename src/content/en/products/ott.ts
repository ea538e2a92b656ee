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
  lead: `A streaming partnership with an Indian entertainment platform, sold as passes, from a team with ${figures.operatorPartners} operator partners.`,
  intro: [
    'Indian films and series have had viewers across Africa for generations. The partnership brings a catalogue of them to your subscribers, and we take care of rights, passes, charging and delivery.',
    'Your network knows the phone number and holds the balance, so a subscriber on mobile data starts watching without a card or a password. The picture starts at a rate the connection can hold and climbs from there. On 5G it climbs further: that is what we call 5G infotainment.',
  ],
  illustration: {
    kind: 'screen',
    caption:
      'One week of streaming as your staff see it: the picture follows the network. Sample figures.',
    summary:
      'A table of four networks, each with its sessions, the time to start, the usual picture and the share of time that viewers waited.',
    title: 'Streaming, last week',
    columns: ['Network', 'Sessions', 'Start', 'Picture', 'Stalled'],
    rows: [
      {
        cells: ['4G', '12,000', '1.4 s', '720p', '0.6%'],
        share: 0.6,
        tone: 'good',
      },
      {
        cells: ['5G', '2,000', '0.9 s', '1080p', '0.2%'],
        share: 0.1,
        tone: 'good',
      },
      {
        cells: ['Wi-Fi', '2,000', '1.1 s', '720p', '0.5%'],
        share: 0.1,
        tone: 'good',
      },
      {
        cells: ['3G', '4,000', '2.8 s', '360p', '2.1%'],
        share: 0.2,
        tone: 'warning',
      },
    ],
  },
  detail: {
    kind: 'handset',
    caption: 'Both screens show the price. Data is charged separately, and STOP ends the pass.',
    summary:
      'A phone shows a USSD menu with the price of a week pass, a second question to confirm it, and an SMS that says what was charged and how to stop.',
    network: '*3377# on your network',
    frames: [
      {
        type: 'ussd',
        text: 'Week pass: films and series for 7 days.\nPrice: KES 200 from your airtime. Data not included.\n1 Continue\n2 Cancel',
        reply: '1',
      },
      {
        type: 'ussd',
        text: 'Confirm: week pass, KES 200, renewed weekly. To stop: STOP to 3377.\n1 Yes, buy\n2 No',
        reply: '1',
      },
      {
        type: 'sms',
        from: '3377',
        text: 'Week pass active: KES 200 charged, renewed in 7 days. To stop, send STOP to 3377 (free).',
      },
    ],
  },
  offeringsTitle: 'What is in the package',
  offerings: [
    {
      icon: 'clapperboard',
      title: 'Streaming partnership with an Indian entertainment platform',
      description:
        'The catalogue, its metadata and its rights come from the platform. You have one contract and one technical contact: us.',
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
        'Day, week and month passes, alone or in a data bundle, charged where your subscribers keep their money.',
      features: [
        'Prepaid balance, postpaid bill or mobile money',
        'Free trial only if you want one, with a notice before it ends',
        'Cancel by SMS, USSD or in the app',
      ],
    },
    {
      icon: 'signal',
      title: '5G infotainment',
      description:
        'Sharper pictures, live events and several screens at once for subscribers on 5G, stepping down cleanly to 4G and 3G at the edge of coverage.',
      features: [
        'Higher bit rates where 5G has the capacity',
        'Low-latency HLS and DASH for live programmes',
        'A reason to move to a 5G plan',
      ],
    },
    {
      icon: 'play',
      title: 'Players and delivery',
      description:
        'The stream has to survive a bus ride. Segments are short, caches are close, and the player gives up resolution before it gives up playing.',
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
    {
      who: 'Operators with data to sell',
      why: 'Video is what fills a bundle. A pass gives it its own price.',
    },
    {
      who: 'Operators opening 5G',
      why: 'A service that makes use of 5G speed, with its own price.',
    },
    {
      who: 'Internet and pay-TV providers',
      why: 'Another catalogue for your box or portal, with billing already in place.',
    },
  ],
  commercial:
    'What subscribers pay for passes, less taxes and refunds, is shared between the operator, the entertainment platform and us under one contract. It can run on revenue share alone, without a catalogue fee up front; a minimum guarantee is agreed case by case. Data in a bundle remains your own revenue and your own decision.',
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
