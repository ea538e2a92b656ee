import type { Product } from '@/content/types';

export default {
  meta: {
    title: 'Audio and Video Content for Mobile Networks',
    description:
      'Audio and video content with rights in writing, prepared for feature phones and smartphones alike, and delivered to your portal, app or tone server.',
    keywords: [
      'mobile content Africa',
      'audio content licensing',
      'video content for operators',
      'content aggregation',
      'DDEX ingest',
      'adaptive streaming',
    ],
  },
  lead: 'Audio and video content for operators’ portals in Africa: cleared, ready for every handset, counted play by play.',
  intro: [
    'People leave a portal that never changes. We supply audio and video content for your portal, your app, your ring-back tones and your voice services, and replace what nobody plays.',
    'Each file is prepared for its use: the same song as a stream, as a 30-second preview and as a ring-back tone, the same clip for a small screen on 3G and a large one on 4G. Subscribers search by language, mood and topic, and not only for artists they already know.',
  ],
  illustration: {
    kind: 'screen',
    caption: 'Titles leave the portal when their rights do. Titles and dates are samples.',
    summary:
      'A table of titles, each with its use, the number of countries, the end of its rights and whether it is published.',
    title: 'Schedule, week of 1 March 2027',
    columns: ['Title', 'Use', 'Countries', 'Rights until', 'State'],
    rows: [
      {
        cells: ['Market Day, single', 'Stream, ring-back tone', '8', '31 Dec 2028', 'Published'],
        tone: 'good',
      },
      {
        cells: ['Grandmothers’ tales', 'Voice service', '5', '30 June 2028', 'Published'],
        tone: 'good',
      },
      {
        cells: ['Harvest songs', 'Ring-back tone', '6', '14 Mar 2027', 'Ends soon'],
        tone: 'warning',
      },
      { cells: ['Cup highlights', 'Stream', '3', '28 Feb 2027', 'Taken down'], tone: 'bad' },
    ],
  },
  detail: {
    kind: 'screen',
    caption: 'Each use is counted, and paid to the rights holder. Sample figures.',
    summary: 'A table of recordings with the uses of one month and what is due for them.',
    title: 'Report to a rights holder, February',
    figures: [
      { value: '3,900', label: 'Uses' },
      { value: '6,000', label: 'Due, KES' },
    ],
    columns: ['Recording', 'Per use', 'Used', 'KES'],
    rows: [
      { cells: ['Market Day, tone', '5', '400', '2,000'], share: 0.33 },
      { cells: ['Market Day, stream', '1', '3,000', '3,000'], share: 0.5 },
      { cells: ['Grandmothers’ tales, call', '2', '500', '1,000'], share: 0.17 },
    ],
  },
  offeringsTitle: 'What we supply and how we prepare it',
  offerings: [
    {
      icon: 'music',
      title: 'Audio content',
      description:
        'Music, devotional recordings, comedy, stories and spoken advice, for streaming, for voice services and for ring-back tones.',
      features: [
        'Catalogues by country and language',
        'Edited tones with a clean start and end',
        'Voice series for listeners who cannot read',
      ],
    },
    {
      icon: 'play',
      title: 'Video content',
      description:
        'Short clips, music videos, sports highlights, learning and family programmes, chosen for small screens.',
      features: [
        'Portrait and landscape versions',
        'Subtitles and dubbing where available',
        'Age rating on every item',
      ],
    },
    {
      icon: 'scale',
      title: 'Rights and suitability',
      description:
        'Nothing is published without a document that allows it and a person who has checked it.',
      features: [
        'Territory, term and use recorded for each item',
        'Taken down automatically when rights expire',
        'Complaints and take-down desk',
        'Local review for faith, politics and decency',
      ],
    },
    {
      icon: 'layers',
      title: 'Preparation and delivery',
      description:
        'One master in, every format out, from 8 kHz telephone audio to high-definition streams.',
      features: [
        'Equal loudness from track to track',
        'Lightweight versions for low-cost phones',
        'Caches in or near your network',
      ],
    },
    {
      icon: 'target',
      title: 'Editorial work',
      description:
        'Someone decides what comes first this week: a holiday, a match, a new song from your own country.',
      features: [
        'Calendar of national and religious days',
        'Reports on searches that found nothing',
        'Play counts that decide what stays',
      ],
    },
  ],
  integration: {
    title: 'Formats, feeds and reports',
    intro:
      'Material arrives in the standards of the music and film industries and leaves in those of your portal and switch.',
    points: [
      {
        term: 'DDEX ERN and ISRC',
        text: 'Labels deliver releases as DDEX messages, smaller producers through an upload page. Every recording is identified by ISRC, so each play is paid to the correct rights holder.',
      },
      {
        term: 'HLS and DASH',
        text: 'Video in H.264 for reach and HEVC where the handset decodes it, audio in AAC or Opus, each at several bit rates. Your player chooses by connection quality.',
      },
      {
        term: 'Widevine and FairPlay',
        text: 'Protected titles are encrypted once. Our licence service checks with your portal that the subscriber has paid before it releases the key.',
      },
      {
        term: 'Telephone formats',
        text: 'Tones and voice services get G.711 A-law at 8 kHz mono, or AMR-WB for HD voice, cut and levelled for the handset speaker.',
      },
      {
        term: 'Catalogue API and feeds',
        text: 'Your portal pulls titles, artwork and prices as JSON over HTTPS or as Media RSS, with signed addresses that expire. Changes can also be pushed by webhook.',
      },
      {
        term: 'DDEX DSR reports',
        text: 'Your portal returns plays and sales. We can turn them into a DSR sales report for each rights holder, and keep the underlying data for audit.',
      },
    ],
  },
  steps: [
    { title: 'Listening', text: 'We look at what your subscribers play, seek and miss.' },
    { title: 'Selection', text: 'You get a list with rights and share for each item.' },
    { title: 'Samples', text: 'Your team tests files on the handsets people really have.' },
    { title: 'Feed', text: 'We connect catalogue, charging and play reports.' },
    { title: 'Weekly change', text: 'New items arrive, expired ones leave.' },
  ],
  audience: [
    {
      who: 'Operator portals and apps',
      why: 'A catalogue that changes every week, without an editorial team of your own.',
    },
    {
      who: 'Ring-back tone and voice services',
      why: 'Tones and recordings in the switch’s format, cleared for that use and no other.',
    },
    {
      who: 'Media houses and brands',
      why: 'Material for campaigns and channels, with rights your lawyers can read.',
    },
    {
      who: 'Artists and producers',
      why: 'A way onto phones in other countries, with a report for every period.',
    },
  ],
  commercial:
    'Rights holders are paid for each use, or by a minimum guarantee that we agree with them. What the portal earns is shared between the operator, the rights holder and us. A portal that offers content free of charge can pay a flat monthly fee for a defined catalogue instead.',
  questions: [
    {
      question: 'Do you own the content?',
      answer:
        'For the most part, no. We pass on rights that creators and labels grant in writing. You can see the grant for any item you publish.',
    },
    {
      question: 'Are fees to collecting societies included?',
      answer:
        'That depends on the country. Some societies bill the operator directly. The contract says which society is paid and by whom, so nobody pays twice and nobody is left out.',
    },
    {
      question: 'What if someone claims an item is theirs?',
      answer:
        'It leaves the feed as soon as a substantiated claim arrives, and its earnings are held until the claim is settled.',
    },
    {
      question: 'Which languages can you supply?',
      answer:
        'Those we can obtain rights for, which differs by country. Ask for yours: you get a count of titles by language before you sign.',
    },
    {
      question: 'Will it play on old phones?',
      answer:
        'Audio plays on any phone that can make a call, through the voice service. Video needs a browser that plays H.264. The feed offers each handset only what it can show.',
    },
    {
      question: 'What does a subscriber get if a download fails?',
      answer:
        'The item stays in their purchases and can be downloaded again. If it never arrived, the charge is refunded.',
    },
  ],
  closing: 'Tell us which portal you want to fill, and in which languages.',
  actions: [
    { label: 'Get Started', href: '/get-quote' },
    { label: 'Get Custom Quote', href: '/get-quote' },
  ],
} satisfies Product;
