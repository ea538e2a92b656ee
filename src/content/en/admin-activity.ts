/** Sentences of Recent Activity by action, without the actor. */
import type { ActivityAction } from '@/content/facts/stored-values';
import type { Decision } from '@/lib/form-row';
import { ownValue } from '@/lib/own-value';
import { counted, ofSender } from './admin-counts';
import { adminMail } from './admin-mail';
import { languages } from './admin-records';
import { replyNames } from './admin-replies';
import { staffRoles } from './admin-roles';

interface Story {
  /** The kind of record. */
  what: string;
  /** Of the record, or an address. */
  summary: string;
  /** Statuses in words. */
  from: string;
  to: string;
  from_status: string | null;
  to_status: string | null;
  records: number | null;
}

/** Decisions of staff have sentences of their own, beside their field's other texts. */
type Described = Exclude<ActivityAction, 'purged' | 'spam_received' | Decision>;

export const activitySentences: Record<Described, (story: Story) => string> = {
  submitted: ({ what }) => `sent a ${what}`,
  exported: ({ what, summary, records }) =>
    `exported ${counted(Number(records), what)}${summary && ` (${summary})`}`,
  file_downloaded: ({ what, summary }) => `opened the file ${summary} of a ${what}`,
  posting_created: ({ summary }) => `created the job posting ${summary}`,
  posting_edited: ({ summary, from, to, to_status }) =>
    to_status
      ? `changed the job posting ${summary} from ${from} to ${to}`
      : `edited the job posting ${summary}`,
  posting_deleted: ({ summary }) => `deleted the job posting ${summary}`,
  erased: ({ summary }) => `erased ${summary}`,
  withdrawn: ({ what, summary }) => `withdrew the ${what} ${summary}; it was erased`,
  entered: ({ what, summary }) => `added ${ofSender(summary, what)}`,
  template_changed: ({ what, summary }) =>
    `changed the template ${templateIn(summary)} for ${what}`,
  template_reset: ({ what, summary }) =>
    `restored the original template ${templateIn(summary)} for ${what}`,
  spam_cleared: (story) => `marked ${oneOrMany(story)} as not spam`,
  spam_marked: (story) => `marked ${oneOrMany(story)} as spam`,
  address_corrected: ({ what, summary }) => `corrected the address of ${ofSender(summary, what)}`,
  details_corrected: ({ what, summary }) => `corrected the details of ${ofSender(summary, what)}`,
  details_added: ({ what, summary }) => `added what was missing to ${ofSender(summary, what)}`,
  file_deleted: ({ summary }) => `deleted the file ${summary} from an application`,
  mail_deleted: ({ summary }) => `deleted an unmatched email from ${summary}`,
  recipient_changed: ({ summary, from_status, to_status }) => {
    if (from_status === null)
      return `added ${summary} to the recipients of emails about submissions`;
    if (to_status === null)
      return `removed ${summary} from the recipients of emails about submissions`;
    return from_status === to_status
      ? `changed which emails ${summary} gets`
      : `changed the emails to ${summary} from “${modeOf(from_status)}” to “${modeOf(to_status)}”`;
  },
  fact_changed: ({ summary, from, to }) => `changed “${summary}” in Set up from ${from} to ${to}`,
  invited: ({ summary, to_status }) => `invited ${summary} to the team as ${roleOf(to_status)}`,
  invitation_withdrawn: ({ summary }) => `withdrew the invitation to ${summary}`,
  joined: ({ to_status }) => `joined the team as ${roleOf(to_status)}`,
  role_changed: ({ summary, from_status, to_status }) =>
    `changed the role of ${summary} from ${roleOf(from_status)} to ${roleOf(to_status)}`,
  colleague_removed: ({ summary }) => `removed ${summary} from the team`,
  factor_reset: ({ summary }) => `reset the second factor of ${summary}`,
  recovery_used: () => 'signed in with a recovery code, which removed their second factor',
  sign_in_rules_changed: ({ to_status }) =>
    `changed the rules of signing in: ${rulesIn(to_status)}`,
};

const oneOrMany = ({ what, summary, records }: Story) =>
  records ? counted(records, what) : ofSender(summary, what);

const modeOf = (stored: string) => ownValue(adminMail.modes, stored) ?? stored;

/** Says in words what the log keeps as `12 factor`. */
function rulesIn(stored: string | null) {
  const [hours, factor] = (stored ?? '').split(' ');
  const need = factor ? 'administrators need a second factor' : 'a second factor is optional';
  return `${need}, and unused sessions end after ${hours} ${hours === '1' ? 'hour' : 'hours'}`;
}

const roleOf = (stored: string | null) => ownValue(staffRoles, stored ?? '') ?? stored ?? '';

/** Names a template that the log keeps as `proposal:fr`. */
function templateIn(summary: string): string {
  const [name = '', locale = ''] = summary.split(':');
  return `“${ownValue(replyNames, name) ?? name}” (${ownValue(languages, locale) ?? locale})`;
}
