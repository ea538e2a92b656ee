/** Texts about whether the site is well: the screen "Health", and the email when that changes. */
import type { HealthName } from '../facts/health.ts';
import { tryAgain } from './admin-counts.ts';

const count = (number: number) => number.toLocaleString('en');
const megabytes = (bytes: number) => `${count(Math.round(bytes / 1024 ** 2))} MB`;

export const adminHealth = {
  title: 'Health',
  lead: 'Whether the site runs as it should. Each morning, a check emails the admins who get alerts if something has turned red, and again once it is well. The age of the pages is only shown here.',
  loading: 'Loading the state of the site',
  failed: tryAgain('The state of the site could not be loaded'),
  well: 'Well',
  bad: 'Not well',
  unknown: 'Not known',
  never: 'never',

  names: {
    mail: 'Emails that we send',
    answers: 'Answers to our emails',
    retention: 'Deletion of expired data',
    storage: 'Storage for files',
    errors: 'Errors in browsers',
  } satisfies Record<HealthName, string>,
  build: 'Age of the site’s pages',

  figures: {
    mail: (waiting: number, failed: number) =>
      `${count(waiting)} due and not sent, ${count(failed)} failed in the last week. Last sent:`,
    noDomain: 'Answers go to your mailboxes, not to the records.',
    answers: (answers: number, replies: number) =>
      `${count(answers)} arrived and ${count(replies)} replies were sent in the last 30 days. Last answer:`,
    retention: 'Last run:',
    storage: (used: number, total: number) => `${megabytes(used)} of ${megabytes(total)} used.`,
    received: (bytes: number, mostBy: string) =>
      `${megabytes(bytes)} came by email, most of it to DR-${mostBy}.`,
    errors: (occurrences: number) =>
      occurrences === 0
        ? 'None in the last seven days.'
        : `Seen ${count(occurrences)} times in the last seven days.`,
    build: 'Built:',
  },

  /** What to do about it. */
  advice: {
    mail: 'Open Email to see why, then send again what failed. The keys and addresses of the mail function are described in docs/mail.md.',
    answers:
      'Replies go out, and nothing comes back: check the webhook or the worker that delivers mail to /mail/received (docs/mail.md).',
    retention: 'The nightly schedule in the database does not run: see docs/going-live.md, step 8.',
    storage: 'Files will soon be refused: delete spam for good, or raise private.storage_limits.',
    errors: 'Open Errors and pass them on to the people who maintain the site.',
    build:
      'The nightly build does not run: closing days and new positions are out of date. Start a build at your host.',
  } satisfies Record<HealthName | 'build', string>,

  mail: {
    bad: 'The site is not well',
    recovered: 'The site is well again',
    badList: 'Not well:',
    wellList: 'Well again:',
    open: 'See what to do:',
  },
};
