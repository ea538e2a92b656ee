import type { Product } from '@/content/types';
import { follow } from '../follow';
import * as artefacts from './vas-artefacts';

export default {
  meta: {
    title: 'Value-Added Services for Mobile Operators',
    description:
      'Caller ring-back tones, games, quiz, health and well-being, music, doctor on call, talent search and influencer contest on one platform.',
    keywords: [
      'value added services Africa',
      'caller ring-back tones',
      'mobile VAS platform',
      'doctor on call',
      'mobile quiz and games',
      'talent search contest',
      'influencer contest',
      'health and well-being VAS',
    ],
  },
  lead: 'Eight services that subscribers order by short code, USSD or voice and pay for with airtime.',
  cost: 'Revenue share, and no licence fee up front if you choose.',
  intro:
    'A tone, a game, a doctor on the line: value-added services earn revenue on every handset, even without internet, because they work by voice, SMS and USSD as well as in the browser.',
  hero: artefacts.hero,
  offeringsTitle: 'Eight services',
  offerings: [
    {
      title: 'Caller ring-back tones',
      description:
        'Callers hear a song, a prayer or a greeting instead of the ringing tone. Subscribers choose their own or copy a friend’s.',
      features: [
        'Different tones by caller, group or hour',
        'Press * to copy the tone you hear',
        'Company greetings for business lines',
      ],
      art: artefacts.ringBackTones,
    },
    {
      title: 'Games',
      description:
        'Browser games that start without installation, and simple ones by SMS for feature phones.',
      features: [
        'Day and week passes',
        'Small downloads for slow links',
        'Tournaments with a public leaderboard',
      ],
      art: artefacts.games,
    },
    {
      title: 'Quiz',
      description:
        'Daily questions on football, music, history or faith, by SMS, USSD and voice. Knowledge decides who wins, not luck.',
      features: [
        'Question banks reviewed for each country',
        'Rules and prizes published in advance',
        'Daily spending cap per player',
      ],
      art: artefacts.quiz,
    },
    {
      title: 'Health and well-being',
      description:
        'Short advice on pregnancy, nutrition, fitness and sleep, prepared with a local health partner and sent at the hour each subscriber chooses.',
      features: [
        'By SMS or as a recorded voice message',
        'Weekly series by stage of pregnancy or age of child',
        'When to see a doctor, and which number to call',
      ],
      art: artefacts.health,
    },
    {
      title: 'Music',
      description: 'Songs by voice, stream or download, with local artists first.',
      features: [
        'Listen over a phone call, without data',
        'Turn a song into a ring-back tone in one step',
        'Plays counted for each rights holder',
      ],
      art: artefacts.music,
    },
    {
      title: 'Doctor on call',
      description:
        'A callback from a registered doctor, ordered by short code: advice by phone, follow-up by SMS.',
      features: [
        'Doctors from a health provider licensed in the country',
        'Pay per call or by the month',
        'Emergencies referred to the emergency number at once',
      ],
      art: artefacts.doctor,
    },
    {
      title: 'Talent search',
      description:
        'Singers, comedians and speakers audition by phone or video. A jury selects the finalists and subscribers vote.',
      features: [
        'Auditions recorded by calling a number',
        'One price per vote, with a daily cap',
        'Vote counts visible to the organiser at any time',
      ],
      art: artefacts.talentSearch,
    },
    {
      title: 'Influencer contest',
      description:
        'Creators compete in challenges set by the operator or a brand, and followers decide who goes through.',
      features: [
        'Entries checked before they are shown',
        'Duplicate and automated votes removed',
        'Winners published with their vote counts',
      ],
      art: artefacts.influencers,
    },
  ],
  journey: follow,
  settlement: artefacts.settlement,
  integration: {
    title: 'How the platform fits into your network',
    intro:
      'Your network stays in charge of routing and money. The platform answers when it is asked, and asks before it charges.',
    points: [
      {
        term: 'SIP, CAMEL and IN for ring-back tones',
        text: 'A flag in your HLR, or a terminating CAMEL trigger (T-CSI), makes your switch route the call to our tone server, over ISUP or SIP, while the phone rings. In IMS, the server acts as a CAT application server with early media, as in 3GPP TS 24.182.',
      },
      {
        term: 'SMPP 3.4',
        text: 'Keywords and confirmations run over binds to your SMSC, with one short code for each service or one for all.',
      },
      {
        term: 'USSD gateway',
        text: 'Your gateway terminates the MAP dialogue and calls us over HTTP. Menus follow the language in the subscriber’s profile.',
      },
      {
        term: 'Diameter Ro',
        text: 'The platform is the charging client (RFC 8506) and your online charging system decides. Single purchases use event charging. Renewals take the same path, at the hours you allow.',
      },
      {
        term: 'IVR over SIP',
        text: 'Voice services are reached through your session border controller. Subscribers order by keypress, with the same double opt-in as on screen.',
      },
      {
        term: 'CDR reconciliation',
        text: 'Each night we compare our event records with your charging records, transaction by transaction. Shares are calculated on the transactions that both sides show.',
      },
    ],
  },
  steps: [
    { title: 'Choice', text: 'We propose which services to launch first.' },
    { title: 'Permission', text: 'Codes, prices and texts go to the regulator if required.' },
    { title: 'Connection', text: 'We connect and test SMSC, USSD, switch and charging.' },
    { title: 'Local content', text: 'Native speakers select, translate and check it.' },
    { title: 'Friendly users', text: 'Your staff try everything. We fix what they find.' },
    { title: 'Launch', text: 'Each week we review renewals, churn and complaints.' },
  ],
  audience: [
    'Mobile operators',
    'Artists and labels',
    'Health providers',
    'Brands and broadcasters',
  ],
  commercial:
    'The operator collects the price from the subscriber. Net of taxes and refunds, the revenue is shared between operator, platform and content partner as agreed for each service.',
  questions: [
    {
      question: 'How do you prevent unwanted subscriptions?',
      answer:
        'With a double opt-in on every channel. A missed call, a single tap or voicemail never starts a subscription. Both steps are stored with time and channel, and you can look them up.',
    },
    {
      question: 'How does a subscriber stop?',
      answer:
        'By sending STOP to the short code, or through the USSD menu, the voice menu or your customer care line. It takes effect at once and is confirmed free of charge. STOP ALL ends all eight services.',
    },
    {
      question: 'Who refunds a disputed charge?',
      answer:
        'Your customer care team can, from our screen and within limits you set. The opt-in record is on the same screen. Refunds are deducted before shares are calculated.',
    },
    {
      question: 'What does the regulator require?',
      answer:
        'It varies. In Nigeria, for example, the NCC licenses VAS providers and aggregators. We agree with you who holds which licence before anyone applies for a short code.',
    },
    {
      question: 'Is doctor on call medical treatment?',
      answer:
        'No. It is advice by phone, given by registered doctors under the rules of their country, and does not replace an examination. Notes belong to the health provider; neither we nor the operator’s staff can read them.',
    },
    {
      question: 'What if the platform cannot be reached?',
      answer:
        'Calls continue as normal: your switch plays the ordinary ringing tone when the tone server does not answer. No renewal is charged for a service that was not available.',
    },
  ],
  closing: 'Tell us which network you run and what your subscribers order today.',
  actions: [
    { label: 'Get Started', href: '/get-quote' },
    { label: 'Get Custom Quote', href: '/get-quote' },
  ],
} satisfies Product;
