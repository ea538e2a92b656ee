import type { ReplyName } from '@/content/en/admin-replies';
import type { RecordTable } from '../registry/record-lists';
import { statusesOf, type Status } from '../registry/statuses';

const contacted = 'contacted';
const contacts: Record<ReplyName, Status> = {
  acknowledge: contacted,
  details: contacted,
  call: contacted,
  decline: 'completed',
  blank: contacted,
};

/** What a reply makes of a record. What an empty one said nobody knows; receipt is not a review. */
const outcomes: Record<RecordTable, Partial<Record<ReplyName, Status>>> = {
  contact_submissions: contacts,
  quote_requests: contacts,
  career_applications: { details: 'reviewed', call: 'reviewed', decline: 'rejected' },
  partnership_applications: {
    acknowledge: 'under_review',
    details: 'under_review',
    call: 'under_review',
    decline: 'rejected',
  },
  job_postings: {},
};

/** Decisions: no reply undoes one. */
const ends: readonly string[] = [
  'completed',
  'accepted',
  'approved',
  'rejected',
] satisfies Status[];

/** The status that fits after a reply; undefined where the present one, which is never moved back, fits. */
export function statusAfter(
  table: RecordTable,
  reply: ReplyName,
  present: string | null,
): Status | undefined {
  const from = present || 'new';
  const to = outcomes[table][reply];
  const order: readonly string[] = statusesOf[table];
  if (!to || ends.includes(from) || !order.includes(from)) return undefined;
  return order.indexOf(to) > order.indexOf(from) ? to : undefined;
}
