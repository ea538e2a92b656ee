/** Texts about the site's health: a part of the screen "Email and health", and the email when it changes. */
import type { HealthName } from '../facts/health.ts';
import { spamDays } from '../facts/retention.ts';
import { tryAgain } from './admin-counts.ts';

const formatCount = (number: number) => number.toLocaleString('en');
const tellMaintainers = (what: string) => `Tell the people who maintain the site: ${what}.`;
const megabytes = (bytes: number) => `${formatCount(Math.round(bytes / 1024 ** 2))} MB`;

export const adminHealth = {
  title: 'Health',
  lead: 'Whether the site runs as it should. Every morning, administrators are emailed if something has gone wrong, and again once it is fixed.',
  loading: 'Loading the site’s health',
  failed: tryAgain('The site’s health could not be loaded'),
  well: 'OK',
  bad: 'Problem',
  unknown: 'Unknown',
  never: 'never',

  names: {
    mail: 'Emails that we send',
    answers: 'Messages from senders',
    retention: 'Deletion of expired data',
    storage: 'Storage',
    errors: 'Errors in browsers',
  } satisfies Record<HealthName, string>,
  build: 'Age of the site’s pages',

  figures: {
    mail: (waiting: number, failed: number) =>
      `${formatCount(waiting)} due and not sent, ${formatCount(failed)} failed in the last week. Last sent:`,
    noDomain: 'Messages go to your mailboxes, not to the records.',
    answers: (answers: number, replies: number) =>
      `${formatCount(answers)} arrived and ${formatCount(replies)} replies were sent in the last 30 days. Last message:`,
    retention: 'Last run:',
    storage: (used: number, total: number) =>
      `${megabytes(used)} of ${megabytes(total)} for files used.`,
    received: (bytes: number, mostBy: string) =>
      `${megabytes(bytes)} came by email, most of it to DR-${mostBy}.`,
    database: (bytes: number) => `The whole database has ${megabytes(bytes)}.`,
    errors: (occurrences: number) =>
      occurrences === 0
        ? 'None in the last seven days.'
        : `Seen ${formatCount(occurrences)} times in the last seven days.`,
    build: 'Built:',
  },

  /** What to do about it. */
  advice: {
    mail: `Visitors and colleagues may be waiting for emails. Open Email and health to see why, then send again what failed. ${tellMaintainers('docs/mail.md')}`,
    answers: `Messages from senders may be getting lost: replies are sent and nothing arrives. ${tellMaintainers('check what delivers mail to /mail/received, docs/mail.md')}`,
    retention: `Personal data is kept longer than the privacy policy says, as the hourly deletion does not run. ${tellMaintainers('npm run go-live')}`,
    storage: `Applicants will soon be unable to send files. Delete files that are no longer needed; spam is deleted with its files after ${spamDays} days. ${tellMaintainers('private.storage_limits')}`,
    errors: `Pages may not work for some visitors. ${tellMaintainers('docs/errors.md')}`,
    build: `Closing dates and new positions on the site are out of date, as the nightly build does not run. ${tellMaintainers('start a build at the host')}`,
  } satisfies Record<HealthName | 'build', string>,

  mail: {
    bad: (company: string) => `${company}: problem found`,
    recovered: (company: string) => `${company}: back to normal`,
    badList: 'Problems:',
    wellList: 'Resolved:',
    open: 'See what to do:',
  },
};
