import { figures } from '../figures';
import { site } from '@/content/facts/site';
import type { Product } from '@/content/types';

export default {
  meta: {
    title: 'Value Added Services for Mobile Operators',
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
  lead: `Eight services on one platform, caller ring-back tones to doctor on call, from a company in Africa since ${site.since} with a reach of ${figures.subscribersInWords} subscribers.`,
  intro: [
    'Value added services are what a subscriber buys besides calls, messages and data: a tone, a game, a doctor on the line, a stage for a song. They earn on every handset, including those without internet, because they work by voice, SMS and USSD as well as in the browser.',
    'All eight run on one platform that is connected to your network once: to the switch for tones, to the message centre and the USSD gateway for requests, to the charging system for the price. A further service then needs a price, a short code and texts, not a further project.',
    'Before the first charge, the subscriber sees two screens: what the service is and costs, and a question that must be answered with yes. After that comes a message that says how to stop. A subscriber who knew the price has less to complain about.',
  ],
  flow: {
    caption: 'How a subscriber orders a service and pays for it',
    nodes: [
      { title: 'Subscriber', note: 'Dials a code, sends a keyword or presses a key' },
      { title: "Operator's access", note: 'USSD gateway, message centre or switch' },
      {
        title: 'Service logic',
        note: 'Shows the price, asks twice, keeps the consent',
        ours: true,
      },
      { title: "Operator's charging", note: 'Debits the balance or refuses' },
      { title: 'Content partner', note: 'Tone, quiz, doctor or jury, paid from the share' },
    ],
  },
  offeringsTitle: 'Eight services',
  offerings: [
    {
      icon: 'antenna',
      title: 'Caller ring-back tones',
      description:
        'Callers hear a song, a prayer or a greeting in place of the ringing tone. The subscriber picks it, or copies it from a friend.',
      features: [
        'Different tones by caller, group or hour',
        'Press * to copy the tone you hear',
        'Company greetings for business lines',
      ],
    },
    {
      icon: 'play',
      title: 'Games',
      description:
        'Browser games that start without an installation, and simple ones by SMS for basic phones.',
      features: [
        'Day and week passes',
        'Small downloads for slow links',
        'Tournaments with a public table',
      ],
    },
    {
      icon: 'lightbulb',
      title: 'Quiz',
      description:
        'Daily questions on football, music, history or faith, by SMS, USSD and voice. Points, not luck, decide.',
      features: [
        'Question banks reviewed for each country',
        'Rules and prizes published before the start',
        'Daily spending cap for each player',
      ],
    },
    {
      icon: 'heart',
      title: 'Health and well-being',
      description:
        'Short advice on pregnancy, nutrition, fitness and sleep, written by health professionals and sent at the hour that the subscriber chooses.',
      features: [
        'By SMS or as a recorded voice message',
        'Weekly series by stage of pregnancy or age of child',
        'Says when to see a doctor, and where to call',
      ],
    },
    {
      icon: 'music',
      title: 'Music',
      description:
        'Songs by voice, stream or download, with artists of the country in the first row.',
      features: [
        'Listen by dialling, without data',
        'From a song to a ring-back tone in one step',
        'Plays counted for each rights holder',
      ],
    },
    {
      icon: 'headset',
      title: 'Doctor on call',
      description:
        'A call back from a registered doctor, ordered by short code. Advice by voice, follow-up by SMS.',
      features: [
        'Doctors of a health provider licensed in the country',
        'Pay for one call or by the month',
        'Emergencies are sent to the emergency number at once',
      ],
    },
    {
      icon: 'users',
      title: 'Talent search',
      description:
        'Singers, comedians and speakers audition by telephone or video. A jury selects, and subscribers vote.',
      features: [
        'Auditions recorded by dialling a number',
        'One price for each vote, capped by day',
        'Counts open to the organiser at any time',
      ],
    },
    {
      icon: 'target',
      title: 'Influencer contest',
      description:
        'Creators compete in tasks set by the operator or a brand, and followers decide who goes on.',
      features: [
        'Entries checked before they are shown',
        'Duplicate and automated votes removed',
        'Winners published with their counts',
      ],
    },
  ],
  integration: {
    title: 'How the platform sits in your network',
    intro:
      'Your network stays in charge of routing and money. The platform answers when asked and asks before it charges.',
    points: [
      {
        term: 'SIP, CAMEL and IN for ring-back tones',
        text: 'A flag in your HLR, or a terminating CAMEL trigger (T-CSI), makes your switch connect the ringing phase to our tone server over ISUP or SIP. In IMS the server is a CAT application server with early media, as in 3GPP TS 24.182.',
      },
      {
        term: 'SMPP 3.4',
        text: 'Keywords and confirmations run over binds to your message centre, with one short code for each service or one for all.',
      },
      {
        term: 'USSD gateway',
        text: 'Your gateway ends the MAP dialogue and calls us over HTTP. Menu texts follow the language in the profile of the subscriber.',
      },
      {
        term: 'Diameter Ro',
        text: 'The platform is the charging client (RFC 8506) and your online charging system decides. Event charging serves single purchases. Renewals use the same path at the hours you allow.',
      },
      {
        term: 'IVR over SIP',
        text: 'Voice services are called through your session border controller. Keypresses order, and the same consent steps apply as on screen.',
      },
      {
        term: 'CDR reconciliation',
        text: 'Each night our event records are compared with your charging records by transaction number. The share is worked out on what both sides show.',
      },
    ],
  },
  steps: [
    {
      title: 'Choice',
      text: 'From your base, languages and price points we propose which of the eight services to open first.',
    },
    {
      title: 'Permission',
      text: 'Short codes, prices and texts go to your regulatory team and, where required, to the regulator.',
    },
    {
      title: 'Connection',
      text: 'You give us accounts on message centre, USSD gateway and charging, a route from the switch, and test numbers. We connect and try each of them.',
    },
    {
      title: 'Local content',
      text: 'Tones, questions and advice are selected, translated and read by people who speak the language.',
    },
    {
      title: 'Friendly users',
      text: 'Your staff subscribe, renew, run out of balance, stop and complain. What they find is repaired.',
    },
    {
      title: 'Launch and weekly review',
      text: 'We look together at new subscribers, renewals, stops and complaints, and close what does not earn its place.',
    },
  ],
  audience: [
    {
      who: 'Mobile operators',
      why: 'Revenue from the base you have, one platform to connect and one number to call about all eight.',
    },
    {
      who: 'Artists and labels',
      why: 'Tones and music that pay for each use, on phones that never open an app store.',
    },
    {
      who: 'Health providers',
      why: 'A number that people can call, with booking and payment done.',
    },
    {
      who: 'Brands and broadcasters',
      why: 'Contests and votes with counts that can be checked.',
    },
  ],
  commercial:
    'The operator collects the price from the subscriber. Net of taxes and refunds, the revenue is shared between operator, platform and content partner as agreed for each service. The usual contract asks for no platform licence up front, and reports show every party how its share was calculated.',
  questions: [
    {
      question: 'How do you prevent unwanted subscriptions?',
      answer:
        'Two steps on every channel: the offer with price and period, then a confirmation. A missed call, a single tap or an answer by a machine never starts one. Both steps are stored with time and channel, and you can query them.',
    },
    {
      question: 'How does a subscriber stop?',
      answer:
        'STOP to the short code, the USSD menu, the voice menu or your care line. It takes effect at once and is confirmed free of charge. STOP ALL ends all eight.',
    },
    {
      question: 'Who refunds a disputed charge?',
      answer:
        'Your care team can do so from our screen within limits that you set. The record of consent is on the same screen. Refunds are deducted before shares are calculated.',
    },
    {
      question: 'What does the regulator require?',
      answer:
        'It differs. In Nigeria, for example, the NCC licenses VAS providers and aggregators. We settle with you who holds which licence before a short code is applied for.',
    },
    {
      question: 'Is doctor on call medical treatment?',
      answer:
        'It is advice by telephone, given by registered doctors under the rules of their country. It does not replace an examination. Notes belong to the health provider, and neither operator staff nor we can read them.',
    },
    {
      question: 'What if the platform cannot be reached?',
      answer:
        'Calls go on. Your switch plays the ordinary ringing tone when the tone server does not answer. No renewal is charged for a service that was not available.',
    },
  ],
  actions: [
    { label: 'Get Started', href: '/get-quote' },
    { label: 'Get Custom Quote', href: '/get-quote' },
  ],
} satisfies Product;
