import { useState } from 'react';
import { adminSending } from '@/content/en/admin-sending';
import type { ReceivedMail } from './received-queries';
import type { Reply } from './reply-queries';
import type { RecordList, StaffRecord } from '../records/record-list';
import { statusBadge } from '../records/status-badge';
import { useStaffUser } from '../ui/staff-user';

const { editor: texts } = adminSending;

/** What was written about a record, the newest first. */
export interface Conversation {
  replies: readonly Reply[];
  /** From the sender. */
  mails: readonly ReceivedMail[];
  /** Whether it is all of it. */
  isWhole: boolean;
}

const newestOf = ([newest]: readonly { created_at: string }[]) => newest?.created_at ?? '';

/** Notices when the sender answers, or a colleague sets the status or replies, while somebody writes. */
export function useNews(
  list: RecordList,
  { status }: StaffRecord,
  { replies, mails }: Conversation,
): string | undefined {
  const user = useStaffUser();
  const byColleagues = newestOf(replies.filter(({ author_id }) => author_id !== user.id));
  const [seen] = useState({ mail: newestOf(mails), reply: byColleagues, status });
  if (newestOf(mails) > seen.mail) return texts.newAnswer;
  if (byColleagues > seen.reply) return texts.answered;
  return status === seen.status ? undefined : texts.changed(statusBadge(list, status).label);
}
