/** Texts of the staff area's screen "Set up"; the keys of facts and parts are those of the database. */
import { counted, tryAgain } from './admin-counts';

export const adminSetup = {
  title: 'Set up',
  lead: 'What this site still needs from you before it is public. Each mark is set by the site itself once that is so.',
  published:
    'Nobody has to publish it: pages are built again within ten minutes of a change, where the host has a build hook, and once a day.',
  loading: 'Loading what is left to do',
  failed: tryAgain('What is left to do could not be loaded'),
  progress: (done: number, all: number) => `${done} of ${all} done`,
  unknown: (rows: number) => `${rows} cannot be told yet.`,
  next: (row: string) => `Next: ${row}`,
  allDone: 'Everything is set up. You can change it here at any time.',
  built: 'Last built',
  /** After the count, for screen readers. */
  open: 'open',

  marks: { done: 'Done', open: 'Open', unknown: 'Cannot be told' },

  sections: {
    company: {
      title: 'Company',
      text: 'In the footer, under the terms, in emails and to search engines.',
    },
    figures: {
      title: 'Figures',
      text: 'Confirm what is true. Texts say something else where one is left out.',
    },
    promises: {
      title: 'Promised times',
      text: 'Forms and emails promise them, and staff are reminded in time.',
    },
    voices: {
      title: 'References and quotations',
      text: 'Only with the permission of those who are named. Until then the front page has sample quotations.',
    },
    products: {
      title: 'Products',
      text: 'Buyers ask for these first. Pages show what is filled in.',
    },
    proofs: { title: 'Certificates, offices, status page', text: 'Pages show what is filled in.' },
    work: { title: 'Ready for work', text: 'Found by the site, as you use it.' },
  },

  facts: {
    name: 'Company name',
    legalForm: 'Legal form',
    registration: 'Registration number',
    taxNumber: 'Tax number',
    capital: 'Share capital',
    publisher: 'Responsible for the site',
    address: 'Address',
    phone: 'Phone number',
    whatsapp: 'WhatsApp number',
    hours: 'Office hours',
    email: 'Mailbox for sales and questions',
    hrEmail: 'Mailbox for applicants',
    privacyEmail: 'Mailbox for privacy',
    marketplaceUrl: 'Marketplace',

    since: 'Year of the start in Africa',
    subscribers: 'Subscribers',
    countries: 'Countries',
    operatorPartners: 'Operator partners',
    team: 'Team',
    target2030: 'Target for 2030',
    uptime: 'Uptime',
    westSubscribers: 'Subscribers in West Africa',
    centralSubscribers: 'Subscribers in Central Africa',
    centralCountries: 'Countries in Central Africa',
    centralReliability: 'Reliability in Central Africa',

    quoteReplyHours: 'Reply to a quote request',
    applicationReviewDays: 'Review of an application',
    applicationDecisionDays: 'Decision on an application',

    references: 'References',
    testimonials: 'Quotations',

    certificates: 'Certificates',
    offices: 'Further offices',
    statusUrl: 'Status page',

    launchWeeks: 'First launch',
    result: 'Measured result',
    price: 'Example price',
  },

  /** Explanations of facts whose names do not suffice. */
  hints: {
    capital: 'With its currency, as the register says.',
    publisher: 'The person whom the law calls the publisher.',
    whatsapp: '8 to 15 digits, beginning with the country’s code.',
    subscribers: 'Of the networks you serve, not of your services. Texts say “more than”.',
    countries: 'Where services run today. Texts add a plus sign.',
    operatorPartners: 'Texts add a plus sign.',
    team: 'People, agents of the contact center included or not, as you count them.',
    target2030: 'Subscribers of the networks you will serve.',
    uptime: 'Of which services, over which period: have the measurement at hand.',
    westSubscribers: 'Texts say “more than”.',
    centralReliability: 'Have the measurement at hand.',
    quoteReplyHours: 'In hours, weekends included. A detailed proposal is promised.',
    applicationReviewDays: 'In business days.',
    applicationDecisionDays: 'In days. Applicants are not told it: staff are reminded.',
    references:
      'Customers who agreed to be named. An empty entry is not kept; save to get another.',
    testimonials:
      'With the permission of those quoted. An empty entry is not kept; save to get another.',
    certificates: 'An empty entry is not kept; save to get another.',
    offices: 'Besides the headquarters. An empty entry is not kept; save to get another.',
    launchWeeks: 'Weeks from access to a test system until a first launch.',
    result: 'One sentence with a figure that you measured.',
    price: 'One sentence with a price, its currency and what it covers.',
  } as Readonly<Record<string, string>>,

  parts: {
    en: 'English',
    fr: 'French',
    line: 'Building and street',
    city: 'City',
    state: 'State',
    postalCode: 'Postal code',
    countryCode: 'Country',
    'days.0': 'First day',
    'days.1': 'Last day',
    from: 'Opens at',
    to: 'Closes at',
    zone: 'Time zone, as people call it',
    offset: 'Its distance from UTC',
    name: 'Name',
    text: 'Text',
    url: 'Web address',
    address: 'Address',
    phone: 'Phone number',
    content: 'Words',
    position: 'Position',
    company: 'Company',
    rating: 'Stars, 1 to 5',
    '0': 'From',
    '1': 'To',
  } as Readonly<Record<string, string>>,
  entry: (number: number, part: string) => `${number}. ${part}`,
  chosen: 'Choose',
  /** Examples of how values are written, by kind. */
  examples: { time: 'Like 09:30', offset: 'Like +05:30', url: 'Begins with https://' } as Readonly<
    Record<string, string>
  >,

  wrong: {
    missing: 'Please fill this in',
    email: 'Please enter one plain address, such as sales@your-company.com',
    phone: 'Please begin with + and the country’s code, such as +91 40 1234 5678',
    url: 'Please begin with https://',
    whatsapp: 'Please enter 8 to 15 digits, beginning with the country’s code',
    time: 'Please write it like 09:30',
    offset: 'Please write it like +05:30',
    share: 'Please enter a percentage above 0, at most 100, such as 99.95',
    whole: (least: string, most: string) =>
      `Please enter a whole number from ${least} to ${most}, in digits`,
    order: 'The end comes before the beginning',
  },

  fact: {
    sample: 'Sample',
    missing: 'Not filled in',
    leftOut: 'Left out: pages do not mention it',
    confirm: 'It is true',
    confirmOf: (fact: string) => `It is true: ${fact}`,
    change: 'Change',
    fill: 'Fill in',
    changeOf: (fact: string) => `Change: ${fact}`,
    fillOf: (fact: string) => `Fill in: ${fact}`,
    leaveOut: 'Leave out',
    leaveOutOf: (fact: string) => `Leave out: ${fact}`,
    leaveOutRest: (facts: number) => `Leave out all ${facts} that are not filled in`,
    published: 'Published',
    waiting: 'Published with the next build',
    by: (who: string) => `Set by ${who}`,
    before: (value: string) => `Before: ${value}.`,
    undo: 'Undo',
    undoOf: (fact: string) => `Undo: ${fact}`,
    named: (facts: readonly string[]) =>
      facts.length > 1 ? counted(facts.length, 'fact') : facts.join(),
    set: (fact: string) => `Saved: ${fact}`,
    setText: 'It is published with the next build.',
    undone: (fact: string) => `Undone: ${fact}`,
    notSet: tryAgain('It was not saved'),
    nobodyThere: 'Nobody answers there: it is a sample. Choose “Change” and enter yours.',
    cancel: 'Cancel',
    save: 'Save',
    saving: 'Saving...',
    meanwhile: (value: string) =>
      `A colleague has changed this meanwhile. It is now: ${value}. Saving replaces that.`,
    preview: 'How it will read',
  },

  rows: {
    mail: {
      title: 'A quote request to yourself',
      open: 'Send a quote request on the site with the address that you sign in with.',
      tried: 'It has come. Reply to it from its record.',
      replied: 'Your reply was sent. Answer that email, as a customer would.',
      done: 'It was answered both ways: mail comes and goes.',
      unknown:
        'Your reply was sent. Answers go to your mailboxes, so whether they come cannot be told here.',
      link: 'Open the form',
      toRecords: 'Open quote requests',
    },
    colleagues: {
      title: 'Two colleagues',
      open: (others: number) =>
        `${others === 0 ? 'You are alone' : 'One colleague joined'}. Invite another, so that somebody is there while one of you is away.`,
      done: (others: number) => `${counted(others, 'colleague')} joined.`,
      link: 'Open Team',
    },
    posting: {
      title: 'A first job posting',
      open: () => 'No posting of yours is open. Copy a sample or write one.',
      done: (postings: number) => `${counted(postings, 'posting')} open.`,
      link: 'Open job postings',
    },
    samples: {
      title: 'Samples removed',
      open: (samples: number) =>
        `${counted(samples, 'sample record')} of the demo ${samples === 1 ? 'is' : 'are'} still here, marked “S”.`,
      done: () => 'There are no sample records.',
      remove: (samples: number) => `Remove ${counted(samples, 'sample')}`,
      question: 'Remove all samples?',
      questionText: (samples: number) =>
        `${counted(samples, 'sample record')} will be erased with files, notes and history. What real people sent stays. This cannot be undone.`,
      removing: 'Removing...',
      removed: (samples: number) => `${counted(samples, 'sample')} removed`,
      failed: tryAgain('The samples were not removed'),
    },
    notYet: 'Has not happened yet: look again tomorrow.',
    well: 'It runs as it should.',
    health: 'Open Email and health',
  },
};
