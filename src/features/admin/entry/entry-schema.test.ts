import { expect, test } from 'vitest';
import { dayFromNow } from '../ui/timestamps';
import { contactMessages } from '../records/contact-messages';
import { quoteRequests } from '../records/quote-requests';
import { emptyEntry, entrySchema, type EntryValues } from './entry-schema';

const problemsOf = (kind: typeof quoteRequests, values: EntryValues) => {
  const { data, error } = entrySchema(kind).safeParse({ ...emptyEntry(kind), ...values });
  return data ?? error?.issues.map(({ path }) => path.join('.'));
};

test('a name and one way to reach the person are enough for a submission', () => {
  const person = { contact_name: ' Ada ' };
  const enough = { contact_name: 'Ada', came_by: 'call', came_at: dayFromNow(0), locale: 'en' };
  expect(problemsOf(quoteRequests, { ...person, phone: ' +226 70 12 34 56' })).toMatchObject({
    ...enough,
    phone: '+226 70 12 34 56',
    email: '',
  });
  expect(problemsOf(quoteRequests, { ...person, email: '<ada@example.com>' })).toMatchObject({
    ...enough,
    email: 'ada@example.com',
  });
  expect(
    problemsOf(quoteRequests, { company_name: 'MTN', phone: '+226 70 12 34 56' }),
  ).toMatchObject({
    company_name: 'MTN',
  });
  expect(
    problemsOf(contactMessages, { last_name: 'Bello', phone: '+226 70 12 34 56' }),
  ).toMatchObject({
    last_name: 'Bello',
  });
});

test.each([
  ['without anything', {}, ['contact_name', 'phone']],
  ['with blanks', { contact_name: '  ', phone: ' \t', email: ' ' }, ['contact_name', 'phone']],
  ['with placeholders', { contact_name: '-', email: '' }, ['contact_name', 'phone']],
  ['with a false address beside the number', { email: 'no' }, ['email']],
  ['on a day to come', { came_at: dayFromNow(1) }, ['came_at']],
])('staff cannot add a submission %s', (_, values, problems) => {
  const filled = problems.length > 1 ? {} : { contact_name: 'Ada', phone: '+226 70 12 34 56' };
  expect(problemsOf(quoteRequests, { ...filled, ...values })).toEqual(problems);
});

test('staff fill in a number in digits', () => {
  const kind = { ...quoteRequests, fields: { phone: 'phone', seats: 'number' } as const };
  const problems = (seats: string) =>
    problemsOf(
      { ...kind, entryFields: { seats: {} } },
      { contact_name: 'Ada', phone: '+226 70 12 34 56', seats },
    );
  expect(problems(' 12 ')).toMatchObject({ seats: '12' });
  expect(problems('twelve')).toEqual(['seats']);
});
