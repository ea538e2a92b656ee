import { expect, test } from 'vitest';
import { sourceOf } from './visit-source';

const arrival = { page: '/products/iot', search: '', referrer: '', host: 'deccanreach.example' };

test('a submission names the first page, the referring host and the campaign', () => {
  expect(
    sourceOf({
      ...arrival,
      search: '?utm_medium=email&utm_source=newsletter&utm_campaign=launch%20of%202026',
      referrer: 'https://www.example.com/secret?token=1#part',
    }),
  ).toEqual({
    first_page: '/products/iot',
    referring_host: 'www.example.com',
    utm_source: 'newsletter',
    utm_campaign: 'launch of 2026',
  });
});

test.each([
  ['no referrer', ''],
  ['a page of this site', 'https://deccanreach.example/about'],
  ['an address that is none', 'about client'],
])('a visit from %s has no referring host', (_, referrer) => {
  expect(sourceOf({ ...arrival, referrer })).toEqual({ first_page: '/products/iot' });
});

test('an app that led here is named', () => {
  const { referring_host } = sourceOf({ ...arrival, referrer: 'android-app://com.example.mail/' });
  expect(referring_host).toBe('com.example.mail');
});

test.each([
  ['10 kB', `?utm_source=${'x'.repeat(10_000)}`, 'x'.repeat(100)],
  ['emoji', `?utm_source=${'😀'.repeat(2000)}`, '😀'.repeat(100)],
  ['control characters', '?utm_source=news%00%0d%0a%1b%e2%80%ae+letter%7f', 'news letter'],
  ['malformed escapes', '?utm_source=%E0%A4%A&utm_source=second', '\ufffd%A'],
  ['blanks', `?utm_source=${'%20%e3%85%a4'.repeat(20)}`, undefined],
  ['nothing', '?utm_source=', undefined],
])('a campaign source of %s is cut and cleaned, or left out', (_, search, source) => {
  expect(sourceOf({ ...arrival, search }).utm_source).toBe(source);
});
