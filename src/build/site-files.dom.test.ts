import { expect, test } from 'vitest';
import { makeJob } from '@tests/support/test-jobs';
import { jobFeed, securityTxt } from './site-files';

const builtAt = new Date('2026-11-26T09:00:00Z');

test('a security researcher finds a contact, its languages and its expiry', () => {
  const text = securityTxt('privacy@company.in', 'https://company.in', builtAt);
  expect(text?.split('\n')).toEqual([
    'Contact: mailto:privacy@company.in',
    'Expires: 2027-11-26T09:00:00.000Z',
    'Preferred-Languages: en, fr',
    'Canonical: https://company.in/.well-known/security.txt',
    '',
  ]);
});

test('a security researcher gets no canonical address without https', () => {
  const text = securityTxt('privacy@company.in', 'http://localhost:4173', builtAt);
  expect(text).toMatch(/^Contact: .*\nExpires: .*\nPreferred-Languages: .*\n$/);
});

test.each(['privacy@company.example', 'a@example.com', 'a@mail.example.org'])(
  'a security researcher is not led to the placeholder %s',
  (email) => expect(securityTxt(email, 'https://company.in', builtAt)).toBeUndefined(),
);

test('a feed reader finds open positions and their languages, whatever their texts hold', () => {
  const texts = { title: 'R&D <lead>', description: 'Bell \u0007, ]]> & more.' };
  const job = makeJob(1, { ...texts, language: 'en' });
  const feed = { title: 'Postes', author: 'Us', siteUrl: 'https://company.in', builtAt };
  const xml = jobFeed([job], 'fr', feed);
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  const text = (selector: string) => parsed.querySelector(selector)?.textContent;
  expect(text('entry > title')).toBe('R&D <lead>');
  expect(text('entry > id')).toBe(`urn:uuid:${job.id}`);
  expect(text('entry > summary')).toContain('Bell , ]]> & more.');
  expect(parsed.documentElement.getAttribute('xml:lang')).toBe('fr');
  expect(parsed.querySelector('entry')?.getAttribute('xml:lang')).toBe('en');
  expect(parsed.querySelector('entry > link')?.getAttribute('href')).toBe(
    `https://company.in/fr/careers/${job.id}`,
  );
  expect(text('feed > updated')).toBe('2026-11-26T09:00:00.000Z');
});
