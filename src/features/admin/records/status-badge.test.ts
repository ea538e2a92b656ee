import { expect, test, vi } from 'vitest';
import { jobPostings } from './job-postings';
import { recordBadge } from './status-badge';

test.each([
  ['active', '2026-11-20', 'Active'],
  ['active', '2026-11-19', 'Expired'],
  ['active', null, 'Active'],
  ['draft', '2026-11-19', 'Draft'],
])(
  'when 19 November is over everywhere, a posting with the status %s that closes on %s is %s',
  (status, closes_on, label) => {
    vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
    expect(recordBadge(jobPostings, { status, closes_on })).toMatchObject({ label });
    vi.useRealTimers();
  },
);
