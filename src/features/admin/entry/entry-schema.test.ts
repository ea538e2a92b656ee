import { expect, test } from 'vitest';
import { quoteRequests } from '../records/quote-requests';
import { entrySchema, type EntryValues } from './entry-schema';

const isValid = (entered: NonNullable<typeof quoteRequests.entered>, values: EntryValues) =>
  entrySchema({ ...quoteRequests, fields: { seats: 'number', hint: 'text' }, entered }).safeParse({
    came_by: 'call',
    ...values,
  }).success;

test('staff fill in a number in digits, and leave out what is optional', () => {
  expect(isValid({ seats: {} }, { seats: ' 12 ' })).toBe(true);
  expect(isValid({ seats: {} }, { seats: 'twelve' })).toBe(false);
  expect(isValid({ seats: {} }, { seats: '' })).toBe(false);
  expect(isValid({ seats: { optional: true } }, { seats: '' })).toBe(true);
  expect(isValid({ hint: {} }, { hint: '' })).toBe(false);
  expect(isValid({ hint: { optional: true } }, { hint: '' })).toBe(true);
});
