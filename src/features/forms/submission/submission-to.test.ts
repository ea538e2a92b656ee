import { expect, test } from 'vitest';
import { submissionTo } from './submission-to';

test('only the columns of the named table compile', () => {
  const row = {
    first_name: 'Akosua',
    last_name: 'Mensah',
    email: 'a@example.com',
    service_interest: 'Fintech Solutions',
    project_details: 'A billing gateway.',
  };
  const submission = submissionTo('contact_submissions', row);
  expect(submission).toEqual({ path: '/contact_submissions', row, files: [] });

  const { email: _, ...incomplete } = row;
  // @ts-expect-error a column is missing
  submissionTo('contact_submissions', incomplete);
  // @ts-expect-error a column is too many
  submissionTo('contact_submissions', { ...row, phone: '' });
  // @ts-expect-error another table has other columns
  submissionTo('quote_requests', row);
  // @ts-expect-error no such table
  submissionTo('contacts', row);
});
