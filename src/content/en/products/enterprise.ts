import type { Product } from '@/content/types';
import * as artefacts from './enterprise-artefacts';

export default {
  meta: {
    title: 'Cloud, Managed Services and Tuition Payment',
    description:
      'Cloud and managed services for operators and enterprises, and one tuition payment application: fees, student portal, reminders and bus tracking.',
    keywords: [
      'managed services Africa',
      'enterprise cloud services',
      'tuition payment application',
      'school fee collection',
      'student portal',
      'fee structure management',
      'school bus tracking',
    ],
  },
  lead: 'Cloud and managed services for your systems, and one application for tuition fees and school buses.',
  cost: 'Cloud services by the month, tuition fees per student or per payment.',
  intro:
    'Your applications are hosted, monitored, patched and backed up, in a public cloud, in your own data centre or across both. Schools get one application instead of separate lists for fees, payments, reminders and buses.',
  hero: artefacts.hero,
  offeringsTitle: 'Two parts, together or separately',
  offerings: [
    {
      title: 'Cloud and managed services',
      description:
        'We move your applications, run them and answer for them. You keep the accounts, the data and the right to take the work back.',
      features: [
        'Migration with a tested way back',
        'Monitoring, patching and capacity planning',
        'Backups and regular test restores',
        'An incident report for every outage',
      ],
      art: artefacts.managedServices,
    },
    {
      title: 'Unified tuition payment application',
      description:
        'One application for everything a student pays for: tuition, examinations, hostel, meals and transport.',
      features: [
        'One reference number per student',
        'Mobile money, card, bank transfer and cash at the desk',
        'Several campuses under one administration',
      ],
      art: artefacts.tuitionPayment,
    },
    {
      title: 'Payment tracking',
      description:
        'Every payment is matched to a student, a term and a fee, and can be traced from request to settlement.',
      features: [
        'Paid, part-paid and overdue at a glance',
        'Matched daily against the settlement file',
        'Export for the accounts department',
      ],
      art: artefacts.paymentTracking,
    },
    {
      title: 'Student portal',
      description:
        'Students and guardians sign in with a phone number and see their own fees, receipts and notices.',
      features: [
        'Several children under one guardian',
        'Receipts to download at any time',
        'Light pages that open on a slow connection',
      ],
      art: artefacts.studentPortal,
    },
    {
      title: 'Fee structure management',
      description:
        'The bursar sets what is due by class, programme, term and residence, and changes it without calling us.',
      features: [
        'Instalments, discounts and scholarships',
        'Late fees by your own rules',
        'A dated history of every change',
      ],
      art: artefacts.feeStructure,
    },
    {
      title: 'Reminders',
      description:
        'Families are told before a fee is due, not after. You choose the text, the dates and the language.',
      features: [
        'SMS, WhatsApp Business or email',
        'They stop as soon as the fee is paid',
        'Quiet hours respected',
      ],
      art: artefacts.reminders,
    },
    {
      title: 'Bus tracking',
      description:
        'A tracker on each bus reports its position. Guardians see their own child’s route and no other.',
      features: [
        'Notice when the bus is near the stop',
        'Alert when a bus leaves its route',
        'Trip log for the transport office',
      ],
      art: artefacts.busTracking,
    },
  ],
  journey: {
    title: 'Follow one school fee',
    stations: [
      {
        figure: '14 March',
        title: 'The family is reminded',
        text: 'By SMS, WhatsApp Business or email, before the date and not after it.',
        ours: true,
      },
      {
        figure: '*5050#',
        title: 'A parent opens the bill',
        text: 'One reference number per student, on any phone.',
      },
      {
        figure: 'KES 2,525',
        title: 'Mobile money asks for the PIN',
        text: 'The payment fee is on the screen first.',
      },
      {
        figure: '88120',
        title: 'The fee is booked once',
        text: 'We ask the provider to confirm before it counts as paid.',
        ours: true,
      },
      {
        figure: 'KES 2,500',
        title: 'The school has its money',
        text: 'It goes straight to the school’s account and is matched every day.',
      },
    ],
  },
  settlement: artefacts.settlement,
  integration: {
    title: 'What we connect to',
    intro:
      'Student records stay in your system, and money stays with the payment provider. We connect the two.',
    points: [
      {
        term: 'Mobile money APIs',
        text: 'We send the collection request and the provider asks the payer for the PIN. We confirm the callback with a status query before a fee counts as paid. The GSMA Mobile Money API works, and so do providers’ own interfaces.',
      },
      {
        term: 'USSD gateway and SMPP 3.4',
        text: 'The operator routes the service code to our application over HTTP. Receipts and reminders leave through an SMPP bind to the operator’s SMSC.',
      },
      {
        term: 'OneRoster 1.2 or CSV',
        text: 'The student information system sends classes and enrolments. The application returns payments for its ledger, on a schedule or on request.',
      },
      {
        term: 'OpenID Connect and SAML 2.0',
        text: 'Staff sign in with the accounts they already have. Your directory is the identity provider, so anyone who leaves your staff also loses access here.',
      },
      {
        term: 'GPS trackers over MQTT',
        text: 'Devices publish their position over TLS. Trackers that only speak a proprietary TCP protocol are read through an adapter.',
      },
      {
        term: 'OpenTelemetry, SNMPv3 and syslog',
        text: 'For managed services: your hosts and network devices send metrics, traces and logs, and our alarms open tickets in your service desk.',
      },
    ],
  },
  steps: [
    { title: 'Survey', text: 'We list your systems and fee rules.' },
    { title: 'Agreement', text: 'You choose hosting, payment and who holds the data.' },
    { title: 'Connection', text: 'We connect everything in a test system.' },
    { title: 'Pilot', text: 'One campus or application runs on real data.' },
    { title: 'Roll-out', text: 'The others follow, with training for staff.' },
  ],
  audience: [
    'Mobile operators',
    'Universities and colleges',
    'School groups',
    'Enterprises with their own systems',
  ],
  commercial:
    'Cloud and managed services are billed monthly, with agreed service levels (SLA). The tuition application is priced per enrolled student or per payment.',
  questions: [
    {
      question: 'Who holds the school fees in transit?',
      answer:
        'The payment provider, until it settles to the institution’s own account. We move instructions and records, not money.',
    },
    {
      question: 'A parent has paid, but the confirmation was lost. What now?',
      answer:
        'The payment shows as pending, and we keep asking the provider for its status until there is an answer. The daily settlement file catches the rest. A fee cannot be booked twice, because each payment carries one reference.',
    },
    {
      question: 'Do parents need a smartphone?',
      answer:
        'No. They can see the balance and pay by USSD. Only the portal and the bus map need a browser.',
    },
    {
      question: 'Who can see children’s data?',
      answer:
        'Staff with a role given by the institution, and that child’s guardians. The institution decides the purpose and the retention period, and we process the data on its instructions. Bus positions are deleted after the period it sets.',
    },
    {
      question: 'Can everything be hosted in our country?',
      answer:
        'Yes, if a data centre there, or your own, has the capacity. Tell us in your request: it changes the design and the price.',
    },
    {
      question: 'Can we end the contract?',
      answer:
        'Yes. Your data is exported in open formats, the cloud accounts are in your name, and the handover is part of the contract.',
    },
  ],
  closing: 'Tell us how many students you bill, or which systems you want looked after.',
  actions: [
    { label: 'Get Custom Quote', href: '/get-quote' },
    { label: 'Request Demo', href: '/get-quote?demo=yes' },
    { label: 'Partner With Us', href: '/partnership' },
  ],
} satisfies Product;
