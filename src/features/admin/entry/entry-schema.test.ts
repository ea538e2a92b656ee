import { expect, test } from 'vitest';
import { emptyEntry, entrySchema, type EntryValues } from './entry-schema';
import { contactMessages } from '../records/contact-messages';
import { quoteRequests } from '../records/quote-requests';
import { dayFromNow } from '../ui/timestamps';

const phone = '+226 70 12 34 56';

/** Returns the values that a valid entry is stored with, or else the fields with a problem. */
const resultOf = (kind: typeof quoteRequests, values: EntryValues) => {
  const { data, error } = entrySchema(kind).safeParse({ ...emptyEntry(kind), ...values });
  return data ?? error?.issues.map(({ path }) => path.join('.'));
};

test('a name and one way to reach the person are enough for a submission', () => {
  const person = { contact_name: ' Ada ' };
  const enough = { contact_name: 'Ada', came_by: 'call', came_at: dayFromNow(0), locale: 'en' };
  expect(resultOf(quoteRequests, { ...person, phone: ` ${phone}` })).toMatchObject({
    ...enough,
    phone,
    email: '',
  });
  expect(resultOf(quoteRequests, { ...person, email: '<ada@example.com>' })).toMatchObject({
    ...enough,
    email: 'ada@example.com',
  });
  const company = { company_name: 'MTN', phone };
  expect(resultOf(quoteRequests, company)).toMatchObject(company);
  const lastName = { last_name: 'Bello', phone };
  expect(resultOf(contactMessages, lastName)).toMatchObject(lastName);
});

test.each([
  ['without anything', {}, ['contact_name', 'phone']],
  ['with blanks', { contact_name: '  ', phone: ' \t', email: ' ' }, ['contact_name', 'phone']],
  ['with placeholders', { contact_name: '-', email: '' }, ['contact_name', 'phone']],
  ['with a false address beside the number', { email: 'no' }, ['email']],
  ['on a day to come', { came_at: dayFromNow(1) }, ['came_at']],
])('staff cannot add a submission %s', (_, values, problems) => {
  const filled = problems.length > 1 ? {} : { contact_name: 'Ada', phone };
  expect(resultOf(quoteRequests, { ...filled, ...values })).toEqual(problems);
});

test('staff fill in a number in digits', () => {
  const fields = { phone: 'phone', seats: 'number' } as const;
  const kind = { ...quoteRequests, fields, entryFields: { seats: {} } };
  const seatsResult = (seats: string) => resultOf(kind, { contact_name: 'Ada', phone, seats });
  expect(seatsResult(' 12 ')).toMatchObject({ seats: '12' });
  expect(seatsResult('twelve')).toEqual(['seats']);
});
