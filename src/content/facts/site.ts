/** Facts and figures about the company, each once. Names and contacts are placeholders to be replaced here. */
export const site = {
  name: 'Deccan Reach',
  /** The year in which it came to Africa. */
  since: 2015,
  email: 'hello@deccanreach.example',
  hrEmail: 'careers@deccanreach.example',
  privacyEmail: 'privacy@deccanreach.example',
  phone: '+91 40 0000 0000',
  address: {
    line: 'Level 4, Sample Tower, HITEC City',
    city: 'Hyderabad',
    state: 'Telangana',
    postalCode: '500081',
    countryCode: 'IN',
  },
  marketplaceUrl: 'https://marketplace.deccanreach.example',
} as const;

/** Hours of the week in which somebody answers. */
export interface Hours {
  /** First and last, from Monday, 1, to Sunday, 7. */
  days: readonly [number, number];
  /** `HH:MM`, by the clock of the company's city. */
  from: string;
  to: string;
  /** That clock's name, and what it is ahead of UTC, as `+05:30`. */
  zone: string;
  offset: string;
}

export interface ContactChannels {
  /** The digits of the whole number, with its country's code and without a plus sign: `919812345670`. */
  whatsapp?: string;
  /** `{ days: [1, 5], from: '09:30', to: '18:30', zone: 'IST', offset: '+05:30' }` */
  hours?: Hours;
}

/** A person to reach, beside the forms. What is not set is shown nowhere. */
export const contactChannels: ContactChannels = {};

export const figures = {
  /** More than these. */
  subscribers: 250_000_000,
  countries: 8,
  operatorPartners: 15,
  team: 25,
  target2030: 500_000_000,
  /** Shares of the time. */
  uptime: 0.999,
  centralReliability: 0.995,
  quoteReplyHours: 24,
  /** From and to, in business days. */
  applicationReviewDays: [3, 5],
  westSubscribers: 160_000_000,
  centralSubscribers: 25_000_000,
  centralCountries: 3,
} as const;
