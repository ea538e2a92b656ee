import { expect, test } from 'vitest';
import { securityTxt } from './site-files';

const built = new Date('2026-11-26T09:00:00Z');
const field = (name: string, siteUrl = 'https://company.in', email = 'privacy@company.in') =>
  new RegExp(`^${name}: (.+)$`, 'm').exec(securityTxt(email, siteUrl, built) ?? '')?.[1];

test('a security researcher finds a contact, its languages and its expiry', () => {
  expect(field('Contact')).toBe('mailto:privacy@company.in');
  expect(field('Expires')).toBe('2027-11-26T09:00:00.000Z');
  expect(field('Preferred-Languages')).toBe('en, fr');
  expect(field('Canonical')).toBe('https://company.in/.well-known/security.txt');
});

test('leaves out an address without https', () => {
  expect(field('Canonical', 'http://localhost:4173')).toBeUndefined();
  expect(field('Contact', 'http://localhost:4173')).toBeDefined();
});

test.each(['privacy@company.example', 'a@example.com', 'a@mail.example.org'])(
  'does not publish the placeholder %s',
  (email) => expect(securityTxt(email, 'https://company.in', built)).toBeUndefined(),
);
