/** Texts of the dashboard, its feed and lists, and those that several screens share. */
import { site } from '@/content/facts/site';
import { counted, ofSender, tryAgain } from './admin-counts';
import { kinds } from './admin-kinds';

export const admin = {
  meta: {
    title: 'Staff',
    description: `Sign-in for the staff of ${site.name}: contact messages, quote requests, applications and job postings.`,
  },
  loading: 'Loading...',
  /** A duration of less than a minute. */
  shortTime: 'less than a minute',
  /** If the code does not load. */
  scriptMissing:
    'Part of this page did not load, or this browser is too old for it. Please reload the page.',
  toSite: `Back to ${site.name}`,
  signOut: 'Sign Out',
  retry: 'Retry',
  code: { failed: tryAgain('This part of the page could not be loaded') },
  error: 'Error',

  dashboard: {
    skip: 'Skip to the content',
    title: 'Admin Dashboard',
    welcome: 'Welcome back,',
    menu: 'Menu',
    tabs: 'Sections',
    overview: 'Overview',
    contacts: 'Contacts',
    careers: 'Careers',
    partnerships: 'Partnerships',
    jobs: 'Job Postings',
    contactLists: 'Contact lists',
  },

  activity: {
    title: 'Recent Activity',
    empty: 'Nothing has happened yet. What visitors send and staff change will appear here.',
    failed: tryAgain('Recent activity could not be loaded'),
    /** Actor of changes that were not made on the site. */
    nobody: 'The system, or someone with direct access to the data',
    visitor: 'A visitor',
    /** In place of a fact's value. */
    sample: 'a sample',
    nothing: 'nothing',
    what: kinds.one,
    statusChanged: (what: string, summary: string, from: string, to: string) =>
      `changed ${ofSender(summary, what)} from ${from} to ${to}`,
    /** @param to null after an undo, if the records had different statuses */
    statusesChanged: (what: string, count: number, to: string | null) =>
      `set ${counted(count, what)} ${to === null ? 'back to their earlier statuses' : `to ${to}`}`,
  },

  /** In a question, the answer that changes nothing. */
  cancel: 'Cancel',

  list: {
    status: 'Status',
    reference: 'Reference',
    notGiven: 'Not given',
    yes: 'Yes',
    no: 'No',
    statusSaved: 'Status updated successfully',
    statusFailed: 'Failed to update status',
    stale: 'You are seeing what was loaded earlier.',
    loading: (title: string) => `Loading ${title}`,
    actionsOf: (name: string) => `Actions for ${name}`,
    pages: 'Pages',
  },
};
