import { expect, expectTypeOf, test } from 'vitest';
import { toRow } from './to-row';

test('names become column names and values stay untouched', () => {
  const row = toRow({ companyName: 'Sahel Mobile', email: 'a@example.com', receiveUpdates: false });
  expect(row).toEqual({
    company_name: 'Sahel Mobile',
    email: 'a@example.com',
    receive_updates: false,
  });
  expectTypeOf(row).toEqualTypeOf<{
    company_name: string;
    email: string;
    receive_updates: boolean;
  }>();
});
