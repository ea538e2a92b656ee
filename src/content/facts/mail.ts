import type { Site } from './site.ts';

/** Returns the mailbox that gets the answers to records of a table. */
export const mailboxFor = (tableName: string, { email, hrEmail }: Site): string =>
  tableName === 'career_applications' ? hrEmail : email;

/** Mail figures for texts; a database test compares them with private.mail_settings. */
export const mailRules = {
  confirmationsPerDay: 3,
  statusLinkDays: 180,
  /** Texts say "once a week". */
  newsEveryDays: 7,
  /** Texts say "a year". */
  newsMonths: 12,
} as const;
