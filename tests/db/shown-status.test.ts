import { describe, expect } from 'vitest';
import { freshDatabase } from './database';
import { sendAll, visitorSends } from './mail';
import { become, type Tx } from './personas';

const { it } = freshDatabase('granted');

async function statusLinkTo(tx: Tx, name: string) {
  const id = await visitorSends(tx, {}, name);
  const mail = (await sendAll(tx)).find(({ kind }) => kind === 'acknowledgement');
  return { id, secret: String(mail?.content['secret']) };
}

describe('a sender sees', () => {
  it.for<[string, string, [string, number][], string]>([
    ['no decision of this hour', 'career_applications', [['rejected', 59]], 'new'],
    ['a decision after an hour', 'career_applications', [['rejected', 60]], 'rejected'],
    [
      'the stage before it',
      'career_applications',
      [
        ['interviewed', 300],
        ['accepted', 59],
      ],
      'interviewed',
    ],
    ['other stages at once', 'career_applications', [['reviewed', 0]], 'reviewed'],
    [
      'no slip that was put right',
      'career_applications',
      [
        ['reviewed', 300],
        ['rejected', 200],
        ['reviewed', 150],
      ],
      'reviewed',
    ],
    [
      'a slip that another decision replaced',
      'career_applications',
      [
        ['rejected', 70],
        ['accepted', 30],
      ],
      'new',
    ],
    [
      'the last decision that lasted',
      'career_applications',
      [
        ['rejected', 200],
        ['accepted', 30],
      ],
      'rejected',
    ],
    [
      'no approval of this hour',
      'partnership_applications',
      [
        ['under_review', 90],
        ['approved', 1],
      ],
      'under_review',
    ],
    [
      'no completion of this hour',
      'quote_requests',
      [
        ['contacted', 90],
        ['completed', 1],
      ],
      'contacted',
    ],
  ])('%s', async ([, name, changes, shown], { tx }) => {
    const { id, secret } = await statusLinkTo(tx, name);
    for (const [status, minutes] of changes) {
      await tx`update ${tx(name)} set status = ${status} where id = ${id}`;
      await tx`
        update activity_log set created_at = now() - make_interval(mins => ${minutes})
        where id = (select max(id) from activity_log)
      `;
    }
    await become(tx, 'anonymous');
    expect(await tx`select status from public.read_status(${secret})`).toEqual([{ status: shown }]);
  });
});
