import { adminAlerts } from '../../../src/content/en/admin-alerts.ts';
import { staffRoles } from '../../../src/content/en/admin-roles.ts';
import { colleagueLine } from './line.ts';
import type { InvitationContent } from './mail-content.ts';
import type { Wording } from './wording.ts';

const { invitation: texts } = adminAlerts;
const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Opening the link changes nothing: its page has a button that joins. */
export function invitationMessage(
  invitation: InvitationContent,
  origin: string,
  company: string,
): Wording {
  const { email, role, invitedBy, secret, expiresAt } = invitation;
  return {
    subject: texts.subject(company),
    paragraphs: [
      texts.invited(colleagueLine(invitedBy), staffRoles[role], company),
      `${texts.join(email)}\n${origin}/admin#invitation=${secret}`,
      texts.replaces,
      texts.until(dateFormat.format(new Date(expiresAt))),
      texts.unexpected,
    ],
  };
}
