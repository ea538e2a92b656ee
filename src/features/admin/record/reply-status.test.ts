import { expect, test } from 'vitest';
import { replyNames, type ReplyName } from '@/content/en/admin-replies';
import { statusAfter } from './reply-status';
import { careerApplications } from '../records/career-applications';
import { partnershipApplications } from '../records/partnership-applications';
import { quoteRequests } from '../records/quote-requests';
import { tabs } from '../records/tabs';

const names = Object.keys(replyNames) as ReplyName[];

test.each([
  [quoteRequests, ['contacted', 'contacted', 'contacted', 'completed', 'contacted']],
  [careerApplications, ['', 'reviewed', 'reviewed', 'rejected', '']],
  [partnershipApplications, ['under_review', 'under_review', 'under_review', 'rejected', '']],
])('$table: each reply moves a new record to the status that fits', (list, moved) => {
  for (const present of ['new', null]) {
    expect(names.map((name) => statusAfter(list, name, present) ?? '')).toEqual(moved);
  }
});

const decisions = ['completed', 'accepted', 'approved', 'rejected'];

test.each(tabs.flatMap(({ lists }) => lists))(
  '$table: no reply moves anything back, nor a decision',
  (list) => {
    const order = list.statuses.map(({ name }) => name);
    const moves = names.flatMap((name) =>
      order.map((from) => ({ from, to: statusAfter(list, name, from) })),
    );
    const wrong = moves.filter(
      ({ from, to }) =>
        to && (decisions.includes(from) || order.indexOf(to) <= order.indexOf(from)),
    );
    expect(wrong).toEqual([]);
  },
);

test('a status that is unknown here stays', () => {
  expect(statusAfter(quoteRequests, 'decline', 'archived')).toBeUndefined();
});
