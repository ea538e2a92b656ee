import { replyTo } from './reply';
import type { Tx } from './transaction';

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
export const interview = (more: object = {}) => ({
  starts_at: inDays(7),
  minutes: 45,
  time_zone: 'Africa/Lagos',
  place: 'https://meet.example/ada',
  ...more,
});
export const invitationTo = (id: string, meeting: object = interview()) =>
  replyTo(id, { meeting, known: 100 });
export const cancellation = { cancelled: true };

/** Makes all messages an hour older, so that the next reply comes after them. */
export async function ageMessages(tx: Tx) {
  await tx`update messages set created_at = created_at - interval '1 hour'`;
}
