import { expect, test, vi } from 'vitest';
import { filterKinds, filterWords } from './filters';
import { readView, writeView } from './list-view';
import { careerApplications } from '../records/career-applications';
import { jobPostings } from '../records/job-postings';
import { contactMessages } from '../records/contact-messages';
import { quoteRequests } from '../records/quote-requests';
import type { RowsRequest } from '../ui/rows-of';

const postingId = '5eed0000-0000-4000-8000-000000000001';
const viewOf = (search: string, kind = contactMessages) =>
  readView(kind, new URLSearchParams(search));

test.each([
  '',
  'q=sahel+mobile&status=new%2Ccontacted&date=7d&sort=-email&page=3',
  'date=2026-11-01..2026-11-20',
  'date=..2026-11-20&spam_suspected=only&sort=created_at',
  'language=fr&sort=name',
  'service=Fintech+Solutions&outcome=lost',
  'outcome=lost&lost_reason=price&outcome_on=2026-11-16..2026-11-22',
  'date=2026-11-01..&sort=name',
])('a view survives the round trip through its address: %s', (address) => {
  expect(writeView(viewOf(address)).toString()).toBe(address);
});

test.each([
  'service=Fortune+telling&page=-1&q=a&status=gone&date=yesterday&spam_suspected=hidden&language=de&sort=id',
  'date=2026-02-30..&page=0',
  'outcome_on=2026-02-30..&lost_reason=none',
  'outcome_on=today',
  'date=constructor',
  'date=..&sort=-created_at&page=x',
])('invalid parameters are ignored: %s', (address) => {
  expect(writeView(viewOf(address)).toString()).toBe('');
});

test('a list ignores statuses, orders and filters that it does not have', () => {
  expect(viewOf('status=active,new', jobPostings).filters).toEqual({ status: 'active' });
  expect(viewOf('spam_suspected=only&language=fr', jobPostings).filters).toEqual({});
  expect(viewOf('sort=location', quoteRequests).sort).toBeUndefined();
  expect(viewOf(`posting=${postingId}`).filters).toEqual({});
});

test('HR finds the applicants whom nobody has rated', () => {
  const rating = { param: 'rating', field: 'rating', kind: 'rating' } as const;
  expect(viewOf('rating=none', careerApplications).filters).toEqual({ rating: 'none' });
  expect(filterWords(careerApplications, rating, 'none')).toBe('Not rated');
  const is = vi.fn<(field: string, value: null) => void>();
  filterKinds.rating.narrow({ is } as unknown as RowsRequest, 'rating', 'none');
  expect(is).toHaveBeenCalledWith('rating', null);
});
