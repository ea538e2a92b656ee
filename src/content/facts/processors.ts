/** Processors of personal data. All are placeholders, to be replaced here before a site goes live. */
export const processors = {
  /** Serves the pages. */
  site: { name: 'Sample Web Host', countryCode: 'IN' },
  /** Stores what visitors send, in the region chosen for the database. */
  database: { name: 'Sample Database Host, Sample City', countryCode: 'IN' },
  /** Delivers our e-mails. */
  mail: { name: 'Sample Mail Service', countryCode: 'IN' },
};
