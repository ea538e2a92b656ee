/** Domains whose misspelling a form asks about. */
export const mailProviders = [
  'gmail.com',
  'yahoo.com',
  'yahoo.fr',
  'yahoo.co.uk',
  'yahoo.co.in',
  'rocketmail.com',
  'outlook.com',
  'outlook.fr',
  'hotmail.com',
  'hotmail.fr',
  'hotmail.co.uk',
  'icloud.com',
  'protonmail.com',
  'rediffmail.com',
  'laposte.net',
  'wanadoo.fr',
  'orange.fr',
  'orange.ci',
  'orange.sn',
  'orange.cm',
];

/** Real domains that look like a mistyped one of these, so no correction is suggested. */
export const similarDomains = [
  'mail.com',
  'email.com',
  'ymail.com',
  'cloud.com',
  'orange.com',
  'orange.cd',
  'orange.tn',
];
