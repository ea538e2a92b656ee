import { expect, test, vi } from 'vitest';
import { jobPostings } from './job-postings';
import { recordBadge } from './status-badge';

test.each([
  ['active', '2026-11-20', 'Active'],
  ['active', '2026-11-19', 'Expired'],
  ['active', null, 'Active'],
  ['draft', '2026-11-19', 'Draft'],
])(
  'on 20 November, a posting with the status %s that closes on %s is %s',
  (status, closes_on, label) => {
    vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00+05:30') });
    expect(recordBadge(jobPostings, { status, closes_on })).toMatchObject({ label });
    vi.useRealTimers();
  },
);
