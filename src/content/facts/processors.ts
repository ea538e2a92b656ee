/** Who handles personal data for us, and where. All are placeholders, to be replaced here before a site goes live. */
export const processors = {
  /** Sends the pages. */
  site: { name: 'Sample Web Host', countryCode: 'IN' },
  /** Keeps what visitors send: the region in which the database was created. */
  database: { name: 'Sample Database Host, Sample City', countryCode: 'IN' },
  /** Hands our e-mails to the mailboxes. */
  mail: { name: 'Sample Mail Service', countryCode: 'IN' },
};
