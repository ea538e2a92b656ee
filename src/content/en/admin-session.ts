/** The texts of signing in, of mailed links, of passwords and of access. */
import { tryAgain } from './admin-counts';

export const adminSession = {
  login: {
    'sign-in': {
      title: 'Admin Login',
      submit: 'Sign In',
      busy: 'Signing in...',
      toggle: 'No account yet? Sign Up',
      note: undefined,
      passwordHint: undefined,
    },
    'sign-up': {
      title: 'Create Admin Account',
      submit: 'Sign Up',
      busy: 'Signing up...',
      toggle: 'Already have an account? Sign In',
      note: 'An account has no access until an administrator grants it.',
      passwordHint: 'At least 12 characters.',
    },
    email: 'Email',
    password: 'Password',
    emailMissing: 'Please enter your email address',
    emailInvalid: 'Please enter a valid email address',
    passwordMissing: 'Please enter your password',
    signedIn: { title: 'Signed in successfully', description: 'Welcome to the admin dashboard.' },
    signedUp: {
      title: 'Sign up successful',
      description: 'Please check your email to confirm your account.',
    },
    failed: 'Authentication Error',
    unreachable:
      'The sign-in service cannot be reached. Check your connection and try again. If that does not help, tell the people who maintain the site.',
    /** By the sign-in service's codes; any other answer is `unreachable`. */
    refusals: {
      invalid_credentials: 'Invalid login credentials',
      email_not_confirmed:
        'Email not confirmed. Open the link in the email that we sent you. If you cannot find it, choose “Forgot password?”.',
      user_banned: 'This account is locked. Ask an administrator.',
      user_already_exists:
        'There is already an account with this email address. Sign in, or choose “Forgot password?”.',
      email_address_invalid: 'This email address is not accepted. Please use another one.',
      signup_disabled: 'Signing up is closed. Ask an administrator for an invitation.',
      over_request_rate_limit: 'Too many attempts. Wait a minute, then try again.',
      over_email_send_rate_limit:
        'Too many emails were requested. Wait a minute, then try again. If that does not help, wait an hour.',
    },
    allRequired: 'Both fields are required.',
    forgot: 'Forgot password?',
  },

  /** Outcomes of a mailed link. */
  link: {
    confirm: {
      title: 'Confirm your email address',
      text: 'If you asked for this email, confirm that the address is yours. If not, close this page.',
      submit: 'Confirm the address',
      busy: 'Confirming...',
    },
    giveUp: 'Not now, back to sign in',
    failed:
      'This link has expired or has already been used. If you know your password, sign in. If not, ask for another link.',
    confirmed: {
      title: 'Email address confirmed',
      description:
        'Sign in with your password. An administrator has to give you access before you can work here.',
    },
  },

  /** The form that a mailed invitation leads to. */
  invitation: {
    title: 'You have been invited',
    text: (by: string, role: string) =>
      `${by} invited you to the staff area. Your role will be: ${role}.`,
    account: (email: string) => `You will sign in as ${email}.`,
    name: 'Your name',
    nameHint: 'Colleagues see it instead of your address.',
    nameMissing: 'Please enter your name',
    submit: 'Join the team',
    busy: 'Joining...',
    failed: tryAgain('You have not joined yet'),
    joined: { title: 'Welcome to the team', description: 'You are signed in.' },
    joinedOnly: 'You have joined the team. Sign in with your new password.',
    ended: {
      title: 'This invitation has ended',
      text: 'It was used, withdrawn or has expired. If you have joined, sign in. If not, ask the colleague who invited you for another one.',
    },
    unknown: { title: 'Your invitation could not be loaded', text: 'Try again in a minute.' },
  },

  forgot: {
    title: 'Forgot password?',
    text: 'Enter your email address and we will send you a link to choose a new password.',
    submit: 'Send link',
    busy: 'Sending...',
    sent: (email: string) =>
      `If there is an account for ${email}, a link to choose a new password is on its way or was sent a moment ago. It works once and expires after an hour.`,
    missing:
      'If nothing has arrived after ten minutes, check your spam folder, then come back and ask again. Only a few links can be sent per hour.',
    back: 'Back to sign in',
  },

  /** Choosing one, by a mailed link or signed in. */
  password: {
    chosenBy: {
      password: { title: 'Choose a new password', text: 'For the account' },
      invitation: { title: 'Welcome. Choose a password', text: 'You were invited as' },
    },
    label: 'New password',
    rules: '12 to 72 characters. Several words are easier to remember than symbols.',
    missing: 'Please enter a new password',
    short: 'Password must be at least 12 characters',
    long: 'Password must be at most 72 characters; letters with accents count as two, emoji as four',
    same: 'This is already your password. Sign in with it, or choose another one.',
    weak: {
      length: 'This password is too short for this site.',
      characters: 'The password needs lower-case and capital letters, digits and symbols.',
      pwned: 'This password appears in lists of stolen passwords. Choose another one.',
      other: 'This password is too easy to guess. Choose another one.',
    },
    submit: 'Save and sign in',
    busy: 'Saving...',
    giveUp: 'Not now, back to sign in',
    failed: 'The password was not changed',
    savedOnly: 'Your new password is saved. Sign in with it.',
    saved: { title: 'Password changed', description: 'You have been signed out everywhere else.' },
    savedHere: {
      title: 'Password changed',
      description: 'We could not sign out your other devices. They may still be signed in.',
    },
    change: {
      open: 'Change password',
      text: (email: string) => `For ${email}. You will be signed out everywhere else.`,
      current: 'Current password',
      currentMissing: 'Please enter your current password',
      currentWrong: 'This is not your current password',
    },
  },

  /** A code from an app beside the password. */
  factor: {
    open: 'Second factor',
    due: {
      title: 'Enter your code',
      text: (email: string) => `${email} has a second factor.`,
      fromApp: 'Open the app on your phone and enter the code that it shows.',
    },
    again: {
      title: 'Enter a new code',
      text: 'Before this, we ask for a code that is less than ten minutes old.',
    },
    code: 'Code of six digits',
    invalid: 'Please enter the six digits that your app shows',
    submit: 'Continue',
    busy: 'Checking...',
    cancel: 'Cancel',
    alsoDue: 'You have a second factor: enter its code as well.',
    wrong: 'The code is wrong. Wait for the next one, and check the clock of your phone.',
    notGiven: 'Nothing was done, because no new code was entered.',
    otherAccount: 'Use another account',
    recovery: {
      use: 'I do not have my phone: use a recovery code',
      back: 'Use a code from the app',
      text: 'Enter one of the ten recovery codes that you kept when you set up your phone.',
      label: 'Recovery code',
      hint: 'Using one removes the second factor. Then set up another one.',
      missing: 'Please enter one of your recovery codes',
      wrong: 'This is not one of your recovery codes.',
      tooMany:
        'Too many wrong codes within an hour. Check yours, or ask an administrator to reset your factor.',
      used: {
        title: 'Your second factor was removed',
        description: 'Set up another one in “Your account”.',
      },
    },
    state: {
      none: 'You sign in with your password alone. With a second factor, nobody who learns it gets in.',
      on: 'You sign in with your password and a code from your app.',
      failed: 'Your second factor could not be loaded. Close this and try again.',
    },
    setUp: {
      open: 'Set up',
      title: 'Set up a second factor',
      required: 'Administrators need a second factor. Set up yours to go on.',
      text: 'Scan the square with an app for codes, such as Google Authenticator, or type the key there. Then enter the code that the app shows.',
      picture: 'QR code for your app',
      openApp: 'Open in your authenticator app',
      key: 'Key',
      loading: 'Preparing your key',
      submit: 'Confirm',
    },
    remove: {
      open: 'Remove',
      title: 'Remove the second factor?',
      text: 'You will sign in with your password alone. Your recovery codes end, too.',
      done: 'Your second factor was removed',
    },
    codes: {
      open: 'New recovery codes',
      title: 'Your recovery codes',
      text: 'One of these lets you in without your phone, once: then all ten end, and you set up a phone anew. Keep them apart from it. We show them only now; earlier ones no longer work.',
      loading: 'Making your recovery codes',
      failed: tryAgain('Your recovery codes were not made'),
      close: 'I have kept them',
    },
    failed: 'The second factor was not changed',
  },

  devices: {
    open: 'Signed-in devices',
    text: 'Where you are signed in. If you do not know one, sign it out and change your password.',
    loading: 'Loading your devices',
    failed: tryAgain('Your devices could not be loaded'),
    unknown: 'Unknown device',
    on: (browser: string, system: string) => `${browser} on ${system}`,
    here: 'this device',
    since: 'Signed in',
    used: 'last used',
    end: 'Sign out',
    endOf: (device: string) => `Sign out of ${device}`,
    ended: (device: string) => `${device} is signed out`,
    endFailed: tryAgain('The device was not signed out'),
    close: 'Close',
  },

  access: {
    denied: { title: 'Access Denied', description: "You don't have admin privileges" },
    unknown: {
      title: 'Your access could not be checked',
      text: 'You are still signed in. Try again in a minute.',
    },
  },
};
