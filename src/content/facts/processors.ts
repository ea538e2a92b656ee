/** Processors of personal data. All are placeholders, to be replaced here before a site goes live. */
export const processors = {
  site: { name: 'Sample Web Host', countryCode: 'IN' },
  database: { name: 'Sample Database Host, Sample City', countryCode: 'IN' },
  mail: { name: 'Sample Mail Service', countryCode: 'IN' },
};
