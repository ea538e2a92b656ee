import { expect, test } from 'vitest';
import { makeJob } from '@tests/support/test-jobs';
import { jobFeed, securityTxt } from './site-files';

const builtAt = new Date('2026-11-26T09:00:00Z');
/** The value of a field of security.txt. */
const field = (name: string, siteUrl = 'https://company.in') =>
  securityTxt('privacy@company.in', siteUrl, builtAt)?.match(
    new RegExp(`^${name}: (.+)$`, 'm'),
  )?.[1];

test('a security researcher finds a contact, its languages and its expiry', () => {
  expect(field('Contact')).toBe('mailto:privacy@company.in');
  expect(field('Expires')).toBe('2027-11-26T09:00:00.000Z');
  expect(field('Preferred-Languages')).toBe('en, fr');
  expect(field('Canonical')).toBe('https://company.in/.well-known/security.txt');
});

test('a security researcher gets no canonical address without https', () => {
  expect(field('Canonical', 'http://localhost:4173')).toBeUndefined();
  expect(field('Contact', 'http://localhost:4173')).toBeDefined();
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
