import { expect, test } from 'vitest';
import { secretLinkIn } from './secret-link';

const secret = `_-${'aZ09'.repeat(11)}`.slice(0, 43);

test.each([
  [`#${secret}`, 'submission'],
  [`#news.${secret}`, 'news'],
  // Mail programs may append the punctuation behind a link.
  [`#${secret}.`, 'submission'],
  [`#${secret}%20`, 'submission'],
])('the fragment %s leads to: %s', (fragment, leadsTo) => {
  expect(secretLinkIn(fragment)).toEqual({ leadsTo, secret });
});

test.each(['', '#'])('%j is not a link', (fragment) => {
  expect(secretLinkIn(fragment)).toBeUndefined();
});

test.each([
  secret.slice(1),
  `${secret}x`,
  `x.${secret}`,
  `NEWS.${secret}`,
  `news.news.${secret}`,
  secret.replace('Z', '+'),
  `${secret.slice(0, 20)}/${secret.slice(20)}`,
])('the fragment #%s is no whole link', (fragment) => {
  expect(secretLinkIn(`#${fragment}`)).toBeNull();
});
