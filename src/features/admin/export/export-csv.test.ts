import { expect, test } from 'vitest';
import { csvLine, csvOf, safeCell, separatorOf } from './export-csv';
import { careerApplications } from '../records/career-applications';

test.each([
  '=1+1',
  '+2348030000001',
  '+234 801+1',
  '+234 1 -1',
  '-5',
  '@SUM(A1)',
  '\tcmd',
  '\rcmd',
  '  =1+1',
  '\u00a0\u200b=1',
  '\n+1',
  '＝1',
  '−1',
])('a cell that would start a formula becomes text: %j', (text) => {
  expect(safeCell(text)).toBe(`'${text.replace(/\r\n?/g, '\n')}`);
});

test.each([
  '',
  'Volta',
  'a=b',
  '5-3',
  "'quoted'",
  'mail@example.com',
  ' 1',
  '#1',
  'أحمد',
  '+234 803 000 0001',
])('any other cell stays unchanged: %j', (text) => {
  expect(safeCell(text)).toBe(text);
});

test.each([
  ['08035550001', '0803 5550001'],
  ['2348035550001', '2348 035550001'],
  ['0803.5550001', '0803 5550001'],
  ['0803 555 0001', '0803 555 0001'],
  ['+234 803 555 0001', '+234 803 555 0001'],
])('a spreadsheet reads the phone %s as text, not as a number: %s', (phone, cell) => {
  const record = { id: '5eed0003', status: null, created_at: '', phone };
  expect(csvOf(careerApplications, [record])).toContain(`"${cell}"`);
});

test('cells are quoted as RFC 4180 requires, and lines end in CR LF, inside cells in LF', () => {
  expect(csvLine(['a "b", c', 'two\r\nlines', ''], ',')).toBe('"a ""b"", c","two\nlines",""\r\n');
});

test.each([
  ['en', ','],
  ['en-IN', ','],
  ['hi', ','],
  ['sw-KE', ','],
  ['sw-CD', ';'],
  ['fr-CM', ';'],
  ['pt-AO', ';'],
  ['de', ';'],
])('the language "%s" separates cells by "%s"', (language, separator) => {
  expect(separatorOf(language)).toBe(separator);
});

test('records are written in the words of the staff area, with times in UTC to the second', () => {
  const record = {
    id: '5eed0003-0000-4000-8000-000000000001',
    status: null,
    created_at: '2026-11-20 09:55:26.747123+00',
    spam_suspected: true,
    first_name: '李',
    years_experience: '3-5',
    receive_updates: false,
    locale: 'fr',
    consent_version: 'application-fr-20233a8c',
    consented_at: '2026-11-20 09:55:26.747123+00',
    first_page: '/careers',
    referring_host: null,
    utm_source: '=newsletter',
    utm_campaign: 'Launch',
    owner_id: null,
    follow_up_on: '2026-12-01',
    follow_up_note: '=call about the SLA',
    source: 'direct answer',
  };
  const [, line = ''] = csvOf(careerApplications, [record]).split('\r\n');
  expect(line).toMatch(/^"DR-5EED0003","2026-11-20T09:55:26Z","New","Yes","李",/);
  expect(line).toContain('"3-5 years"');
  expect(line).toMatch(
    /"No","","","","","French","application-fr-20233a8c","2026-11-20T09:55:26Z","","","\/careers","","'=newsletter","Launch","","2026-12-01","'=call about the SLA","direct answer","5eed0003-0000-4000-8000-000000000001"$/,
  );
});
