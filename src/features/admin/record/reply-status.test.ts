import { expect, test } from 'vitest';
import { replyNames, type ReplyName } from '@/content/en/admin-replies';
import { statusAfter } from './reply-status';
import { statusesOf } from '../registry/statuses';

const names = Object.keys(replyNames) as ReplyName[];
type Table = keyof typeof statusesOf;

test.each<[Table, string[]]>([
  ['contact_submissions', ['contacted', 'contacted', 'contacted', 'completed', 'contacted']],
  ['quote_requests', ['contacted', 'contacted', 'contacted', 'completed', 'contacted']],
  ['career_applications', ['', 'reviewed', 'reviewed', 'rejected', '']],
  ['partnership_applications', ['under_review', 'under_review', 'under_review', 'rejected', '']],
])('%s: each reply moves a new record to the status that fits', (table, moved) => {
  for (const present of ['new', null]) {
    expect(names.map((name) => statusAfter(table, name, present) ?? '')).toEqual(moved);
  }
});

const decisions = ['completed', 'accepted', 'approved', 'rejected'];
const tables = Object.keys(statusesOf) as Table[];

test.each(tables.flatMap((table) => names.map((name) => [table, name] as const)))(
  '%s: %s moves nothing back, and no decision',
  (table, name) => {
    const order = statusesOf[table];
    const moves = order.flatMap((from) => {
      const to = statusAfter(table, name, from);
      return to ? [{ from, to, steps: order.indexOf(to) - order.indexOf(from) }] : [];
    });
    expect(moves.filter(({ steps }) => steps <= 0)).toEqual([]);
    expect(moves.filter(({ from }) => decisions.includes(from))).toEqual([]);
  },
);

test('a status that is unknown here stays', () => {
  expect(statusAfter('quote_requests', 'decline', 'archived')).toBeUndefined();
});
