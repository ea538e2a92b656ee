import { afterEach, expect, test, vi } from 'vitest';
import { status as en } from '@/content/en/status';
import { status as fr } from '@/content/fr/status';
import { careerApplications } from './career-applications';
import { contactMessages } from './contact-messages';
import { jobPostings } from './job-postings';
import { partnershipApplications } from './partnership-applications';
import { quoteRequests } from './quote-requests';
import { recordBadge } from './status-badge';

afterEach(() => void vi.useRealTimers());

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
  },
);

type Steps = readonly { statuses: readonly string[] }[];
const statusPages = [en, fr].flatMap(({ kinds }) =>
  [contactMessages, quoteRequests, careerApplications, partnershipApplications].map(
    (kind) =>
      [kind.texts.title, kind, (kinds as Record<string, { line: Steps }>)[kind.table]] as const,
  ),
);

test.each(statusPages)(
  'a sender reads of every final status of %s at the last step',
  (_title, kind, texts) => {
    const finalStatuses = kind.statuses.filter(({ isFinal }) => isFinal).map(({ name }) => name);
    expect(texts?.line.at(-1)?.statuses.toSorted()).toEqual(finalStatuses.toSorted());
  },
);
