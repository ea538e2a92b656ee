import { expect } from 'vitest';
import { sharedDatabase } from './database';
import { visitorSends } from './mail';
import { acting, people, type Tx } from './personas';
import { call, replyTo } from './reply';
import { mark, marks, reasonOf } from './spam';
import { update } from './update';

const { it } = sharedDatabase('explicit');

const worked: [string, (tx: Tx, id: string) => PromiseLike<unknown>][] = [
  [
    'owner',
    (tx, id) => tx`update quote_requests set owner_id = ${people.admin.id} where id = ${id}`,
  ],
  ['outcome', (tx, id) => tx`update quote_requests set outcome = 'won' where id = ${id}`],
  ['decision', (tx, id) => tx`update quote_requests set status = 'completed' where id = ${id}`],
  [
    'note',
    (tx, id) =>
      tx`insert into messages (table_name, record_id, body) values ('quote_requests', ${id}, 'Called.')`,
  ],
  ['reply', (tx, id) => acting(tx, 'admin', () => call(tx, [replyTo(id)], null, 'quote_requests'))],
];

it.for(worked)(
  'a submission with an %s becomes spam only once the question names it',
  async ([what, work], { tx }) => {
    const [id, other] = [await visitorSends(tx), await visitorSends(tx)];
    await work(tx, id);
    expect(await update(tx, 'admin', marks([id, other]))).toEqual({
      changed: { [other]: { spam_suspected: false } },
      refused: {},
      worked_on: { [id]: [what] },
    });
    expect(await reasonOf(tx, id)).toBeNull();
    expect(await mark(tx, [id])).toEqual([id]);
  },
);
