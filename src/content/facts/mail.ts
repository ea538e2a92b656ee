/** What texts say of e-mail; private.mail_settings holds the same, which a test of the database compares. */
export const mailRules = {
  /** To one mailbox. */
  confirmationsADay: 3,
  /** How long the link in a confirmation works. */
  statusLinkDays: 180,
  /** "Once a week", in words. */
  newsEveryDays: 7,
  /** "A year", in words. */
  newsMonths: 12,
} as const;
