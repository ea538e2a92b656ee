/** Every text of the staff area's screens; those of its records are in admin-records.ts. */
import { site } from '@/content/facts/site';

export const admin = {
  meta: {
    title: 'Staff',
    description: `Sign-in for the staff of ${site.name}: messages, quote requests, applications and job postings.`,
  },
  loading: 'Loading...',
  /** Instead of that, where the code does not come. */
  scriptMissing:
    'The script of this page was blocked or lost on the way, or this browser is too old for it. Please load the page again.',
  toSite: `Back to ${site.name}`,
  signOut: 'Sign Out',
  retry: 'Retry',
  error: 'Error',

  login: {
    'sign-in': {
      title: 'Admin Login',
      submit: 'Sign In',
      busy: 'Signing in...',
      toggle: 'No account yet? Sign Up',
      passwordHint: undefined,
    },
    'sign-up': {
      title: 'Create Admin Account',
      submit: 'Sign Up',
      busy: 'Signing up...',
      toggle: 'Already have an account? Sign In',
      passwordHint: 'At least 8 characters.',
    },
    email: 'Email',
    password: 'Password',
    emailMissing: 'Please enter your email address',
    emailInvalid: 'Please enter a valid email address',
    passwordMissing: 'Please enter your password',
    passwordShort: 'Password must be at least 8 characters',
    signedIn: {
      title: 'Signed in successfully',
      description: 'Welcome to the admin dashboard.',
    },
    signedUp: {
      title: 'Sign up successful',
      description: 'Please check your email to confirm your account.',
    },
    failed: 'Authentication Error',
    unreachable: 'The sign-in service cannot be reached. Check your connection and try again.',
    linkExpired:
      'This confirmation link has expired or was used before. If your account is confirmed, sign in. Otherwise sign up again to get a new link.',
    linkFailed: 'This confirmation link did not work. Sign in, or sign up again to get a new link.',
    confirmed: {
      title: 'E-mail address confirmed',
      description: 'An administrator has to grant you access before you can work here.',
    },
  },

  access: {
    denied: { title: 'Access Denied', description: "You don't have admin privileges" },
    unknown: {
      title: 'Your access could not be checked',
      text: 'The server did not answer as expected. You are still signed in; nothing has been refused.',
    },
    sessionUnknown: {
      title: 'Your session could not be read',
      text: 'The sign-in service did not answer. Check your connection and try again.',
    },
  },

  dashboard: {
    title: 'Admin Dashboard',
    welcome: 'Welcome back,',
    tabs: 'Sections',
    overview: 'Overview',
    contacts: 'Contacts',
    careers: 'Careers',
    partnerships: 'Partnerships',
    jobs: 'Job Postings',
    contactLists: 'Contact lists',
  },

  overview: { countUnknown: 'Unknown: the count could not be loaded' },

  activity: {
    title: 'Recent Activity',
    empty: 'Nothing has happened yet. What visitors send and staff change is listed here.',
    failed: 'Failed to fetch recent activity',
    /** Who did it when it was not done over the site. */
    nobody: 'Someone with access to the database',
    what: {
      contact_submissions: 'contact message',
      quote_requests: 'quote request',
      career_applications: 'career application',
      partnership_applications: 'partnership application',
      job_postings: 'job posting',
    } as Record<string, string>,
    submitted: (what: string) => `sent a ${what}`,
    resubmitted: (what: string) => `changed a ${what} sent before`,
    statusChanged: (what: string, summary: string, from: string, to: string) =>
      `moved the ${what} of ${summary} from ${from} to ${to}`,
    postingCreated: (title: string) => `created the job posting ${title}`,
    postingEdited: (title: string) => `edited the job posting ${title}`,
    postingMoved: (title: string, from: string, to: string) =>
      `moved the job posting ${title} from ${from} to ${to}`,
    postingDeleted: (title: string) => `deleted the job posting ${title}`,
  },

  list: {
    status: 'Status',
    actions: 'Actions',
    reference: 'Reference',
    notGiven: 'Not given',
    yes: 'Yes',
    no: 'No',
    statusSaved: 'Status updated successfully',
    statusFailed: 'Failed to update status',
    stale: 'What you see was loaded before.',
    loading: (title: string) => `Loading ${title}`,
    actionsOf: (name: string) => `Actions for ${name}`,
    pages: 'Pages',
  },
};
