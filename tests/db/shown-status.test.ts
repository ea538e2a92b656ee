import { expect } from 'vitest';
import { sharedDatabase } from './database';
import { acting } from './personas';
import { applicant, shown } from './reply';

const { it } = sharedDatabase('granted');

it.for([
  ['no decision of this hour', 'reviewed 300, rejected 59', 'reviewed'],
  ['a decision after an hour', 'rejected 60', 'rejected'],
  ['other stages at once', 'reviewed 0', 'reviewed'],
  ['no slip that was put right', 'reviewed 100, rejected 50, reviewed 20', 'reviewed'],
  ['no slip that was replaced', 'rejected 40, accepted 30', 'new'],
  ['the last that lasted', 'rejected 170, accepted 30', 'rejected'],
] as const)('a sender sees %s', async ([, stages, expected], { tx }) => {
  const { id, secret } = await applicant(tx);
  for (const stage of stages.split(', ')) {
    const [status = '', minutes = ''] = stage.split(' ');
    await tx`update career_applications set status = ${status} where id = ${id}`;
    await tx`
      update career_applications
      set status_shown_at = status_shown_at - make_interval(mins => ${minutes})
      where id = ${id}
    `;
  }
  expect(await acting(tx, 'anonymous', () => shown(tx, secret))).toBe(expected);
});
