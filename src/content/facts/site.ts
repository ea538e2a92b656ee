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
