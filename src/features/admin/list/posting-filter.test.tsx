import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { chips, filterBy, withQuotes } from '@tests/support/admin/test-lists';
import { browser, openSignedIn } from '@tests/support/admin/test-session';
import { application } from '@tests/support/admin/test-applications';

const backend = withQuotes();
const path = '/admin/careers';
const engineers = '5eed0000-0000-4000-8000-000000000001';
const deleted = '5eed0000-0000-4000-8000-000000000002';

const applicant = (number: number, job_posting_id: string | null, posting_title: string | null) =>
  application(number, { job_posting_id, posting_title });

const counted = (posting_id: string, title: string, status: string) => ({
  id: `${posting_id} ${status}`,
  posting_id,
  title,
  status,
  applicants: 1,
});

beforeEach(() => {
  backend().rows['career_applications'] = [
    applicant(1, engineers, 'Senior VAS Engineer'),
    applicant(2, deleted, 'Radio Planner'),
    applicant(3, null, null),
    applicant(4, engineers, 'VAS Engineer'),
  ];
  backend().rows['job_postings'] = [{ id: engineers, title: 'Senior VAS Engineer' }];
  backend().rows['applicants_per_posting'] = [
    counted(engineers, 'Senior VAS Engineer', 'new'),
    counted(engineers, 'Senior VAS Engineer', 'rejected'),
    counted(deleted, 'Radio Planner', 'new'),
  ];
});

test('an admin can list the applicants of one posting, including a deleted one', async () => {
  const user = await openSignedIn(path);
  await screen.findByText('4 in total');
  await filterBy(user, 'Posting', 'Senior VAS Engineer');
  await screen.findByText('2 in total');
  expect(browser.address).toBe(`${path}?posting=${engineers}`);
  expect(chips()).toEqual(['Posting: Senior VAS Engineer']);
  await filterBy(user, 'Posting', 'Radio Planner');
  await screen.findByText('1 in total');
});

test('an admin reads once what somebody applied for, by the title of the posting', async () => {
  await openSignedIn(path);
  await screen.findByText('Radio Planner');
  expect(screen.getByRole('columnheader', { name: 'Position Expected salary' })).toBeVisible();
});
