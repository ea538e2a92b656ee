import type { ReplyName } from '@/content/en/admin-replies';
import { locales } from '@/content/facts/languages';
import { draftsOf } from '@/lib/drafts';
import { normalizeText } from '@/lib/normalize-text';
import { safeStorage } from '@/lib/safe-storage';
import { meetingText } from './meeting';
import { meetingOf, type Meeting, type ReceivedMail, type Reply } from './message-queries';
import { statusAfter, templatesOf, type ReplyText } from './reply-text';
import type { RecordKind, RecordTable, StaffRecord } from '../records/record-kind';
import { isOpenRecord } from '../records/record-state';

export interface ReplyDraft extends ReplyText {
  name: ReplyName;
  toAuthor?: boolean;
  isProposal?: boolean;
  onPaper?: boolean;
  meeting?: Meeting | undefined;
}

export const replyDraftName = (table: RecordTable, recordId: string) =>
  `reply:${table}:${recordId}`;

const lastTemplates = safeStorage(() => localStorage);
const lastTemplateKey = (userId: string, table: RecordTable) => `template:${userId}:${table}`;

/** Templates that are not preselected, as they decide, offer or invite. */
const neverPreselected: readonly ReplyName[] = ['decline', 'proposal', 'meeting'];

export function rememberTemplate(userId: string, table: RecordTable, name: ReplyName): void {
  if (!neverPreselected.includes(name)) lastTemplates.setItem(lastTemplateKey(userId, table), name);
}

/** Returns the template to begin with: a blank one if the sender has written again. */
export function initialTemplate(
  userId: string,
  kind: RecordKind,
  record: StaffRecord,
  mails: readonly Pick<ReceivedMail, 'open' | 'automatic'>[],
): ReplyName {
  if (mails.some(({ open, automatic }) => open && !automatic)) return 'blank';
  if (isUntoldRejection(kind, record)) return 'decline';
  const lastName = lastTemplates.getItem(lastTemplateKey(userId, kind.table));
  return templatesOf(kind).find((name) => name === lastName) ?? 'details';
}

export function initialBulkTemplate(kind: RecordKind, records: readonly StaffRecord[]): ReplyName {
  const isRejected = ({ status }: StaffRecord) => status === kind.statusByReply.decline;
  if (kind.awaitsDecision && records.every(isRejected)) return 'decline';
  return records.every((record) => isOpenRecord(kind, record)) ? 'call' : 'blank';
}

export const isUntoldRejection = (kind: RecordKind, record: StaffRecord): boolean =>
  record.status === kind.statusByReply.decline && record['awaits_decision'] === true;

/** Makes a stopped reply a draft again. Returns false if another text has been typed since, which stays. */
export function restoreDraft(userId: string, kind: RecordKind, reply: Reply): boolean {
  const drafts = draftsOf<ReplyDraft>(userId);
  const draftName = replyDraftName(kind.table, reply.record_id);
  if (drafts.read(draftName) !== undefined) return false;
  const { subject, body, to_author, is_proposal, on_paper } = reply;
  const meeting = meetingOf(reply);
  drafts.write(draftName, {
    subject,
    body: meeting ? withoutMeeting(body, meeting) : body,
    meeting,
    name: templateNameOf(kind, reply),
    toAuthor: to_author,
    isProposal: is_proposal,
    onPaper: on_paper,
  });
  return true;
}

/** Removes what the editor adds when a reply is sent, in the language in which it was. */
const withoutMeeting = (body: string, meeting: Meeting) =>
  locales.reduce(
    (text, locale) => text.replace(`\n\n${normalizeText(meetingText(meeting, locale))}`, ''),
    body,
  );

function templateNameOf(kind: RecordKind, reply: Reply): ReplyName {
  if (reply.is_proposal) return 'proposal';
  if (meetingOf(reply)) return 'meeting';
  const setsSameStatus = (name: ReplyName) =>
    statusAfter(kind, name, reply.from_status) === reply.to_status;
  return templatesOf(kind).find(setsSameStatus) ?? 'blank';
}
