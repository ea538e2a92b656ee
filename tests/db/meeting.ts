import { daysAgo } from './fixtures';
import { replyTo } from './reply';
import type { Tx } from './transaction';

export const inDays = (days: number) => daysAgo(-days).toISOString();
/** A meeting as a reply sets it. */
export const interview = (changes: object = {}) => ({
  starts_at: inDays(7),
  minutes: 45,
  time_zone: 'Africa/Lagos',
  place: 'https://meet.example/ada',
  ...changes,
});
/** A reply that is sent however many others there are. */
export const invitationTo = (recordId: string, meeting: object = interview()) =>
  replyTo(recordId, { meeting, known: 100 });
export const cancellation = { cancelled: true };

/** Makes all messages an hour older, so that the next reply comes after them. */
export async function ageMessages(tx: Tx) {
  await tx`update messages set created_at = created_at - interval '1 hour'`;
}
