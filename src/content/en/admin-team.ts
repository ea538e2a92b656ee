/** Texts about colleagues, roles and one's own account. */
import type { adminRecords } from './admin-records';
import { staffRoles } from './staff-roles';

export const adminTeam = {
  roles: staffRoles,

  activity: {
    invited: (address: string, role: string) => `invited ${address} to the team as ${role}`,
    withdrawn: (address: string) => `withdrew the invitation of ${address}`,
    joined: (role: string) => `joined the team as ${role}`,
    roleChanged: (address: string, from: string, to: string) =>
      `changed the role of ${address} from ${from} to ${to}`,
    removed: (address: string) => `removed ${address} from the team`,
  },

  /** At an address that the role does not include. */
  notIncluded: {
    title: 'Not part of your role',
    of: (what: string) => `Your role does not include ${what}.`,
    ask: 'If you need it for your work, ask an administrator.',
    toOverview: 'Go to Overview',
    what: {
      contact_submissions: 'messages',
      quote_requests: 'quote requests',
      career_applications: 'applications',
      partnership_applications: 'partnership applications',
      job_postings: 'job postings',
    } satisfies Record<keyof typeof adminRecords.tables, string>,
    screen: 'this page',
  },

  /** Typed before the role was taken away. */
  kept: {
    title: 'Your text is still here',
    text: 'It was not stored. Copy it if you still need it.',
    label: (number: number) => `Unsaved text ${number}`,
    removed: 'Your access was taken away while you were writing.',
    leave: 'Delete the text and leave',
  },
};
