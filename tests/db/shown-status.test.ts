import { expect } from 'vitest';
import { freshDatabase } from './database';
import { acting } from './personas';
import { applicant, shown } from './reply';

const { it } = freshDatabase('granted');

it.for([
  ['no decision of this hour', 'career_applications', 'rejected 59', 'new'],
  ['a decision after an hour', 'career_applications', 'rejected 60', 'rejected'],
  ['the stage before it', 'career_applications', 'interviewed 300, accepted 59', 'interviewed'],
  ['other stages at once', 'career_applications', 'reviewed 0', 'reviewed'],
  [
    'no slip that was put right',
    'career_applications',
    'reviewed 300, rejected 200, reviewed 150',
    'reviewed',
  ],
  ['no slip that was replaced', 'career_applications', 'rejected 70, accepted 30', 'new'],
  ['the last that lasted', 'career_applications', 'rejected 200, accepted 30', 'rejected'],
  [
    'no approval of this hour',
    'partnership_applications',
    'under_review 90, approved 1',
    'under_review',
  ],
  ['no completion of this hour', 'quote_requests', 'contacted 90, completed 1', 'contacted'],
] as const)('a sender sees %s', async ([, name, minutesAgo, expected], { tx }) => {
  const { id, secret } = await applicant(tx, {}, name);
  for (const change of minutesAgo.split(', ')) {
    const [status = '', minutes = ''] = change.split(' ');
    await tx`update ${tx(name)} set status = ${status} where id = ${id}`;
    await tx`
      update activity_log set created_at = now() - make_interval(mins => ${minutes})
      where id = (select max(id) from activity_log)
    `;
  }
  expect(await acting(tx, 'anonymous', () => shown(tx, secret))).toBe(expected);
});
