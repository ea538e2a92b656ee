import { adminAlerts } from '../../../src/content/en/admin-alerts.ts';
import { staffRoles } from '../../../src/content/en/admin-roles.ts';
import { site } from '../../../src/content/facts/site.ts';
import { colleagueLine } from './line.ts';
import type { Wording } from './wording.ts';
import type { Invitation } from './queue.ts';

const { invitation: texts } = adminAlerts;
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The link opens the sign-in screen and holds no secret: opening it changes nothing. */
export function invitationMessage(invitation: Invitation, origin: string): Wording {
  const { email, role, invitedBy, registered, expiresAt } = invitation;
  return {
    subject: texts.subject,
    paragraphs: [
      texts.invited(invitedBy ? colleagueLine(invitedBy) : site.name, staffRoles[role]),
      `${registered ? texts.signIn(email) : texts.register(email)}\n${origin}/admin`,
      texts.until(day.format(new Date(expiresAt))),
      texts.unexpected,
    ],
  };
}
