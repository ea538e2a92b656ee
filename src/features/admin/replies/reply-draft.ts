import type { ReplyName } from '@/content/en/admin-replies';
import { locales } from '@/content/facts/languages';
import { draftsOf } from '@/lib/drafts';
import { normalizeText } from '@/lib/normalize-text';
import { safeStorage } from '@/lib/safe-storage';
import { meetingOf, meetingText, type Meeting } from './meeting';
import type { Reply } from './reply-queries';
import { statusAfter, templatesOf, type ReplyText } from './reply-text';
import type { RecordList, RecordTable } from '../records/record-list';

export interface ReplyDraft extends ReplyText {
  name: ReplyName;
  toAuthor?: boolean;
  isProposal?: boolean;
  onPaper?: boolean;
  meeting?: Meeting | undefined;
}

/** Returns the name of the draft of a reply to a record. */
export const replyDraftName = (table: RecordTable, recordId: string) =>
  `reply:${table}:${recordId}`;

const sent = safeStorage(() => sessionStorage);

/** Returns true once for each template in this tab. */
export function isFirstSending(template: string): boolean {
  const key = `unread-template:${template}`;
  if (sent.getItem(key)) return false;
  sent.setItem(key, 'true');
  return true;
}

/** Makes a stopped reply a draft again. Returns false if another text has been typed since, which stays. */
export function bringBack(owner: string, list: RecordList, reply: Reply): boolean {
  const drafts = draftsOf<ReplyDraft>(owner);
  const draft = replyDraftName(list.table, reply.record_id);
  if (drafts.read(draft) !== undefined) return false;
  const { subject, body, to_author, is_proposal, on_paper, from_status, to_status } = reply;
  const meeting = meetingOf(reply);
  const name = is_proposal
    ? 'proposal'
    : meeting
      ? 'meeting'
      : templatesOf(list).find((one) => statusAfter(list, one, from_status) === to_status);
  drafts.write(draft, {
    subject,
    // The editor adds it again.
    body: meeting
      ? locales.reduce(
          (text, one) => text.replace(`\n\n${normalizeText(meetingText(meeting, one))}`, ''),
          body,
        )
      : body,
    meeting,
    name: name ?? 'blank',
    toAuthor: to_author,
    isProposal: is_proposal,
    onPaper: on_paper,
  });
  return true;
}
