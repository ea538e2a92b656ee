import { expect, expectTypeOf, test } from 'vitest';
import { submissionTo, toRow } from './submission-to';

test('names become column names; zero and false are kept', () => {
  const row = toRow({ companyName: 'Sahel Mobile', seats: 0, receiveUpdates: false });
  expect(row).toEqual({ company_name: 'Sahel Mobile', seats: 0, receive_updates: false });
  expect(toRow({ companyName: '', seats: null })).toEqual({});
  expectTypeOf(row).toEqualTypeOf<{
    company_name: string;
    seats: number;
    receive_updates: boolean;
  }>();
});

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
