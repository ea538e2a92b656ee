import type { Tx } from './personas';
import { replyTo } from './reply';

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
export const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString('sv', { timeZone: 'Asia/Kolkata' });
export const interview = (more: object = {}) => ({
  starts_at: inDays(7),
  minutes: 45,
  time_zone: 'Africa/Lagos',
  place: 'https://meet.example/ada',
  ...more,
});
export const invite = (id: string, meeting: object = interview()) =>
  replyTo(id, { meeting, known: 100 });
export const cancel = { cancelled: true };

/** Each reply is sent an hour after the one before. */
export async function later(tx: Tx) {
  await tx`update messages set created_at = created_at - interval '1 hour'`;
}
export async function followUp(tx: Tx, id: string) {
  const [row] = await tx`select follow_up_on::text from career_applications where id = ${id}`;
  return row?.['follow_up_on'] as unknown;
}
