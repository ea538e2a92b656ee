import type { ReplyName } from '@/content/en/admin-replies';
import type { RecordList, Status } from '../records/record-list';

/** The status that fits after a reply; undefined where the present one, which is never moved back, fits. */
export function statusAfter(
  { statuses, replies }: RecordList,
  reply: ReplyName,
  present: string | null,
): Status | undefined {
  const from = statuses.findIndex(({ name }) => name === (present || 'new'));
  const to = statuses.findIndex(({ name }) => name === replies[reply]);
  return from >= 0 && to > from && !statuses[from]?.final ? statuses[to]?.name : undefined;
}
