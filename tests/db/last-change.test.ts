import { beforeEach, expect } from 'vitest';
import { sharedDatabase } from './database';
import { submissionOf } from './fixtures';
import { become, people, type Tx } from './personas';
import { replyTo, send } from './reply';
import { applications, submissions } from './tables';

const { it } = sharedDatabase('explicit');
const id = submissionOf(applications.name);
const changes: Record<string, (tx: Tx) => Promise<unknown>> = {
  'a status': (tx) => tx`update career_applications set status = 'reviewed'`,
  'an owner': (tx) => tx`update career_applications set owner_id = ${people.admin.id}`,
  'a note': (tx) => tx`
    insert into messages (table_name, record_id, body) values (${applications.name}, ${id}, 'Called')
  `,
  'a reply': (tx) => send(tx, [replyTo(id)]),
  'an answer of the sender': async (tx) => {
    await become(tx, 'owner');
    await tx`update career_applications set new_answer_at = now() - interval '1 minute'`;
  },
};

/** The application was stored and last changed a day ago. */
beforeEach<{ tx: Tx }>(async ({ tx }) => {
  await tx.unsafe(`
    set local session_replication_role = replica;
    update private.records set created_at = now() - interval '1 day', updated_at = now() - interval '1 day';
    set local session_replication_role = default;
  `);
});

it.for(Object.entries(changes))('%s is a record’s last change', async ([, change], { tx }) => {
  await become(tx, 'admin');
  await change(tx);
  await become(tx, 'admin');
  expect(
    await tx`select updated_at = now() as is_now from career_applications where id = ${id}`,
  ).toEqual([{ is_now: true }]);
});

it.for(submissions)(
  'a new record among $name was last changed when it was received',
  async ({ name, row }, { tx }) => {
    const created_at = '2026-11-01T09:00:00Z';
    expect(
      await tx`insert into ${tx(name)} ${tx({ ...row, created_at })} returning updated_at = created_at as same`,
    ).toEqual([{ same: true }]);
  },
);
