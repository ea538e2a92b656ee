/** Texts about colleagues, roles and one's own account. */
import { tryAgain } from './admin-counts';
import { roleIncludes, staffRoles } from './admin-roles';

export const adminTeam = {
  roles: staffRoles,

  title: 'Team',
  loading: 'Loading the team',
  failed: tryAgain('The team could not be loaded'),
  lead: 'Everyone who can sign in here, and what they can see.',
  toSetup: 'Set up the company',
  members: 'Members',
  you: 'you',
  yourself: 'Another administrator can change your role.',
  since: 'Joined',
  seen: 'Last seen',
  neverSeen: 'Never signed in',
  role: 'Role',
  includes: roleIncludes,
  changeRole: {
    open: 'Change role',
    of: (who: string) => `Change role of ${who}`,
    title: 'Change the role?',
    text: (who: string) => `The new role of ${who} applies at once.`,
    label: 'New role',
    submit: 'Save role',
    busy: 'Saving...',
    done: (who: string, role: string) => `The role of ${who} is now: ${role}`,
    failed: tryAgain('The role was not changed'),
  },

  /** What a colleague loses by a change of role or by leaving. */
  ends: 'Records they may no longer see become unassigned, and their waiting replies, open invitations and own mailboxes for these end. Changing it back later does not restore this. To hand over, first filter a list by owner, select all and assign.',

  remove: {
    submit: 'Remove',
    of: (who: string) => `Remove ${who}`,
    title: 'Remove from the team?',
    text: (who: string) =>
      `${who} will lose access at once. Their notes and history entries are kept.`,
    busy: 'Removing...',
    done: (who: string) => `${who} was removed from the team`,
    failed: tryAgain('The colleague was not removed'),
  },

  resetFactor: {
    submit: 'Reset second factor',
    of: (who: string) => `Reset the second factor of ${who}`,
    title: 'Reset the second factor?',
    text: (who: string) =>
      `${who} will be signed out everywhere, and can sign in with the password alone until they set up another one. Ask them in person or by phone first whether this comes from them.`,
    busy: 'Resetting...',
    done: (who: string) => `The second factor of ${who} was reset`,
    failed: tryAgain('The second factor was not reset'),
  },
  factor: { on: 'with a second factor', off: 'without a second factor' },

  rules: {
    title: 'Signing in',
    loading: 'Loading the rules of signing in',
    failed: tryAgain('The rules of signing in could not be loaded'),
    open: 'Change the rules',
    text: 'They apply at once to everybody who is signed in.',
    factor: 'Second factor of administrators',
    factorOptions: { required: 'required', optional: 'optional' },
    hours: 'Unused sessions end after (hours)',
    hoursInvalid: 'Please enter 1 to 168 hours',
    ends: (hours: number) =>
      `A session that nobody uses ends after ${hours} ${hours === 1 ? 'hour' : 'hours'}.`,
    cancel: 'Cancel',
    submit: 'Save rules',
    busy: 'Saving...',
    done: 'The rules of signing in were saved',
    ownFirst: 'Set up your own second factor first, in “Your account”.',
    saveFailed: tryAgain('The rules of signing in were not saved'),
  },

  invite: {
    title: 'Invite a colleague',
    label: 'Email address',
    hint: 'They will get an email with a link, choose a password there and join. The invitation ends when you are no longer an administrator.',
    submit: 'Invite',
    busy: 'Inviting...',
    missing: 'Please enter the address',
    invalid: 'Please enter one plain address, such as name@your-company.com',
    already: 'This address already belongs to a colleague',
    done: (address: string) => `An invitation to ${address} is being sent`,
    failed: tryAgain('The invitation was not sent'),
  },

  invitations: {
    title: 'Open invitations',
    loading: 'Loading invitations',
    failed: tryAgain('Invitations could not be loaded'),
    none: 'No invitations are open.',
    invited: 'Invited',
    invitedBy: (who: string) => `Invited by ${who}`,
    until: (day: string) => `open until ${day}`,
    withdraw: 'Withdraw',
    withdrawOf: (address: string) => `Withdraw the invitation to ${address}`,
    question: 'Withdraw this invitation?',
    questionText: (address: string) => `${address} will not be able to join the team with it.`,
    withdrawn: (address: string) => `The invitation to ${address} was withdrawn`,
    withdrawFailed: tryAgain('The invitation could not be withdrawn'),
  },

  account: {
    open: 'Your account',
    text: (email: string, role: string) => `${email}, role: ${role}`,
    profile: { name: 'Your name', job_title: 'Your job title', phone: 'Your phone number' },
    nameHint: 'Colleagues see it instead of your address.',
    signatureHint: 'New replies end with all three; job title and phone number are optional.',
    save: 'Save',
    saved: 'Your details were saved',
    saveFailed: tryAgain('Your details were not saved'),
    signOutOthers: 'Sign out of all other devices',
    signedOut: 'You are signed out everywhere else',
    signOutFailed: tryAgain('Your other devices could not be signed out'),
    close: 'Close',
  },

  /** At an address outside the user's role. */
  notIncluded: {
    title: 'Not part of your role',
    of: (what: string) => `Your role does not include ${what}.`,
    ask: 'If you need it for your work, ask an administrator.',
    toOverview: 'Go to Overview',
    screen: 'this page',
  },
};
