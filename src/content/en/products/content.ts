import type { Product } from '@/content/types';
import * as artefacts from './content-artefacts';

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
  cost: 'Per use, or a fixed monthly amount for a set catalogue.',
  intro:
    'People leave a portal that never changes. We supply audio and video content for your portal, your app, your ring-back tones and your voice services, and replace what nobody plays.',
  hero: artefacts.hero,
  offeringsTitle: 'What we supply and how we prepare it',
  offerings: [
    {
      title: 'Audio content',
      description:
        'Music, devotional recordings, comedy, stories and spoken advice, for streaming, for voice services and for ring-back tones.',
      features: [
        'Catalogues by country and language',
        'Edited tones with a clean start and end',
        'Voice series for listeners who cannot read',
      ],
      art: artefacts.audio,
    },
    {
      title: 'Video content',
      description:
        'Short clips, music videos, sports highlights, learning and family programmes, chosen for small screens.',
      features: [
        'Portrait and landscape versions',
        'Subtitles and dubbing where available',
        'Age rating on every item',
      ],
      art: artefacts.video,
    },
    {
      title: 'Rights and suitability',
      description:
        'Nothing is published without a document that allows it and a person who has checked it.',
      features: [
        'Territory, term and use recorded for each item',
        'Taken down automatically when rights expire',
        'Complaints and take-down desk',
        'Local review for faith, politics and decency',
      ],
      art: artefacts.rights,
    },
    {
      title: 'Preparation and delivery',
      description:
        'One master in, every format out, from 8 kHz telephone audio to high-definition streams.',
      features: [
        'Equal loudness from track to track',
        'Lightweight versions for low-cost phones',
        'Caches in or near your network',
      ],
      art: artefacts.delivery,
    },
    {
      title: 'Editorial work',
      description:
        'Someone decides what comes first this week: a holiday, a match, a new song from your own country.',
      features: [
        'Calendar of national and religious days',
        'Reports on searches that found nothing',
        'Play counts that decide what stays',
      ],
      art: artefacts.editorial,
    },
  ],
  journey: {
    title: 'Follow one song',
    stations: [
      {
        figure: 'ISRC',
        title: 'The label delivers it',
        text: 'As a DDEX message or through an upload page.',
      },
      {
        // Those that this song is licensed for.
        figure: '8 countries',
        title: 'The rights are checked',
        text: 'Territory, term and use are recorded, and a person confirms them.',
        ours: true,
      },
      {
        figure: '8 kHz to HD',
        title: 'One master becomes every format',
        text: 'Tone, preview, stream and voice line, all equally loud.',
        ours: true,
      },
      {
        figure: 'Play',
        title: 'Your portal or switch plays it',
        text: 'Each handset is offered only what it can play.',
      },
      {
        figure: 'KES 5',
        title: 'The rights holder is paid',
        text: 'Every use is counted and reported.',
        ours: true,
      },
    ],
  },
  settlement: artefacts.settlement,
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
    'Operator portals and apps',
    'Ring-back tone and voice services',
    'Media houses and brands',
    'Artists and producers',
  ],
  commercial:
    'Rights holders are paid for each use, or by a minimum guarantee that we agree with them. What the portal earns is shared between the operator, the rights holder and us.',
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
