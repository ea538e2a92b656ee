import { expect, test } from 'vitest';
import { similarDomains, mailProviders } from '@/content/facts/mail-providers';
import { suggestDomain } from './suggest-domain';

test.each([
  ['ama@gmial.com', 'ama@gmail.com'],
  ['ama@gmail.cm', 'ama@gmail.com'],
  ['ama@gmail', 'ama@gmail.com'],
  ['ama@gmailcom', 'ama@gmail.com'],
  ['Ama Mensah <ama@gmial.com>', 'ama@gmail.com'],
  ['ama@gail.com', 'ama@gmail.com'],
  ['ama@ornage.ci', 'ama@orange.ci'],
  ['ama@orange.gn', 'ama@orange.sn'],
])('a visitor who types %s is offered %s', (typed, meant) => {
  expect(suggestDomain(typed)?.address).toBe(meant);
});

test.each([
  '',
  'ama',
  'ama@b@gmial.com',
  'ama@example.com',
  'ama@gmaildomains.com',
  'ama@gm.com',
  'ama@orange.c', // near several
  ...[...mailProviders, ...similarDomains].map((domain) => `ama@${domain}`),
])('a visitor who types %s is offered no other address', (typed) => {
  expect(suggestDomain(typed)).toBeUndefined();
});
