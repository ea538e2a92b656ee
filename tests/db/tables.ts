// The expected tables, written by hand and not read from the migrations.

export type Row = Record<string, string | number | boolean | null>;

export interface Table {
  name: string;
  /** Every writable column, filled. */
  row: Row;
  statuses: [first: string, ...others: string[]];
  /** Minimum and maximum lengths of free text columns. */
  lengths: Record<string, Lengths>;
  /** What the forms offer. */
  values: Record<string, string[]>;
  /** What only the forms of earlier releases offered; stored as before. */
  earlierValues?: Record<string, string[]>;
  /** Rules that docs/columns.md gives for the other columns. */
  rules: Record<string, string>;
  /** Columns that can be empty. */
  optional: string[];
}

type Lengths = [min: number, max: number];
const nameLengths: Lengths = [2, 200];
const personalNameLengths: Lengths = [1, 200];
const longTextLengths: Lengths = [10, 5000];
const phoneLengths: Lengths = [10, 40];
const emailRule = 'an email address of 254 characters at most';

const services = [
  'Value-Added Services (VAS)',
  'Fintech Solutions',
  'Marketplace Applications',
  'Enterprise Solutions',
  'AI-Based Solutions',
  '5G Infotainment Solutions',
];

export const contacts: Table = {
  name: 'contact_submissions',
  row: {
    first_name: 'Akosua',
    last_name: "N'Dour",
    email: 'akosua@example.com',
    company_operator: 'Volta Mobile',
    service_interest: 'Fintech Solutions',
    project_details: 'A billing gateway for gas.',
  },
  statuses: ['new', 'contacted', 'completed'],
  lengths: {
    first_name: personalNameLengths,
    last_name: personalNameLengths,
    company_operator: nameLengths,
    project_details: longTextLengths,
  },
  values: { service_interest: services },
  rules: { email: emailRule },
  optional: ['company_operator'],
};

export const applications: Table = {
  name: 'career_applications',
  row: {
    first_name: '李',
    last_name: 'Nguyễn',
    email: 'li@example.org',
    phone: '+254 700 000 001',
    current_location: 'Nairobi',
    linkedin: 'https://example.com/in/li',
    position_applied_for: 'other',
    job_posting_id: null,
    expected_salary: '€ 40k',
    years_experience: '3-5',
    availability: '2-weeks',
    summary: 'Ten years of telecom.',
    skills: 'SQL, Go',
    motivation: 'I like small teams.',
    additional_info: 'I can start in May.',
    receive_updates: true,
  },
  statuses: ['new', 'reviewed', 'interviewed', 'accepted', 'rejected'],
  lengths: {
    phone: phoneLengths,
    first_name: personalNameLengths,
    last_name: personalNameLengths,
    current_location: [2, 200],
    expected_salary: [1, 200],
    summary: longTextLengths,
    skills: [2, 2000],
    motivation: longTextLengths,
    additional_info: [1, 5000],
  },
  values: {
    position_applied_for: [
      'senior-vas-engineer',
      'fintech-architect',
      'ai-developer',
      'business-dev-manager',
      'devops-engineer',
      'project-manager',
      'other',
    ],
    years_experience: ['0-2', '3-5', '6-10', '10+'],
    availability: ['immediate', '2-weeks', '1-month', '2-months'],
  },
  rules: {
    email: emailRule,
    linkedin: 'an address or another text, one line of at most 300 characters',
    job_posting_id: 'the id of an open position; an unknown one is dropped',
    receive_updates: '`true` or `false`; `false` where it is left out',
  },
  optional: ['linkedin', 'job_posting_id', 'expected_salary', 'additional_info'],
};

export const partnerships: Table = {
  name: 'partnership_applications',
  row: {
    company_name: 'Djoliba Studios',
    contact_person: 'Mariam Keïta',
    email: 'mariam@example.net',
    phone: '+223 700 000 203',
    country_region: 'Mali',
    partnership_type: 'channel',
    description: 'Forty recording artists.',
    proposal: 'Ring-back tones on a revenue share.',
  },
  statuses: ['new', 'under_review', 'approved', 'rejected'],
  lengths: {
    phone: phoneLengths,
    company_name: nameLengths,
    contact_person: nameLengths,
    country_region: [2, 100],
    description: longTextLengths,
    proposal: longTextLengths,
  },
  values: { partnership_type: ['strategic', 'channel', 'technology', 'regional'] },
  rules: { email: emailRule },
  optional: [],
};

export const quotes: Table = {
  name: 'quote_requests',
  row: {
    company_name: 'Harmattan Mobile',
    contact_name: 'Ọláwálé Adébáyọ̀',
    email: 'olawale@example.com',
    country: 'Nigeria',
    phone: '+234 800 000 0301',
    service_type: 'Custom Solution',
    product: null,
    wants_demo: true,
    project_description: 'Quiz portal for prepaid subscribers.',
    timeline: 'short',
    budget: '100k-500k',
  },
  statuses: ['new', 'contacted', 'completed'],
  lengths: {
    phone: phoneLengths,
    company_name: nameLengths,
    contact_name: nameLengths,
    country: [2, 100],
    project_description: longTextLengths,
  },
  values: {
    service_type: [...services, 'Custom Solution'],
    timeline: ['immediate', 'short', 'medium', 'long'],
    budget: ['10k-50k', '50k-100k', '100k-500k', '500k+', 'discuss'],
  },
  rules: {
    email: emailRule,
    product: 'the last part of the address of a product page: `iot`',
    wants_demo: '`true` or `false`; `false` where it is left out',
  },
  optional: ['product'],
};

/** Texts of several lines may be at least this long; what has one line may not. */
const MIN_LIMIT_OF_LONG_TEXTS = 2000;
export const isLongText = ({ lengths }: Table, column: string) =>
  (lengths[column]?.[1] ?? 0) >= MIN_LIMIT_OF_LONG_TEXTS;

export const submissions = [contacts, applications, partnerships, quotes];

/** Submissions that visitors insert directly; applications need a function because of their files. */
export const insertedTables = [contacts, partnerships, quotes];

/** Metadata that a browser adds to a submission. */
export const envelope: Row = {
  status_hash: null,
  honeypot: null,
  seconds_to_fill: 40,
  locale: 'fr',
  consent_version: 'quote-fr-0123abcd',
  first_page: '/products/iot',
  referring_host: 'www.example.com',
  utm_source: 'newsletter',
  utm_campaign: 'Launch of 2026',
};

export const postings: Table = {
  name: 'job_postings',
  row: {
    title: 'DevOps Engineer',
    department: 'Engineering',
    location: 'Nairobi',
    workplace: 'hybrid',
    country_code: 'ke',
    employment_type: 'full-time',
    description: 'Keep it running.',
    requirements: 'Linux\n\nPostgreSQL',
    salary_range: null,
    language: 'fr',
    status: 'active',
    closes_on: '2100-01-31',
  },
  statuses: ['active', 'inactive', 'draft'],
  lengths: {
    title: [1, 200],
    department: [1, 200],
    location: [1, 200],
    description: [1, 10_000],
    requirements: [1, 10_000],
    salary_range: [1, 200],
  },
  values: {
    employment_type: ['full-time', 'part-time', 'contract', 'internship'],
    workplace: ['on-site', 'hybrid', 'remote'],
    country_code: ['in', 'ng', 'cd'],
    language: ['en', 'fr'],
  },
  rules: {},
  optional: ['salary_range', 'workplace', 'country_code', 'closes_on'],
};
