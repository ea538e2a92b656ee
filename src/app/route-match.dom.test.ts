import { describe, expect, test } from 'vitest';
import { texts } from '@/content/fr';
import { jobId } from '@tests/support/test-jobs';
import { correctPath, fileOf, pageOf, withFragment } from './route-match';
import { adminPage, pagesIn } from './routes';

const pages = pagesIn(texts);

const posting = `/careers/${jobId(1)}`;
const paths = ['/', '/get-quote', '/products/ott', '/services/vas', posting];

/** Variants of an address made by people, messengers and mail programs. */
const variants: Record<string, (path: string) => string> = {
  'in capitals': (path) => path.toUpperCase(),
  'with slashes and a full stop': (path) => `${path}//.`,
  'encoded in full': (path) =>
    path.replaceAll(/[^/]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`),
  'in several ways': (path) => `${path.toUpperCase()}/%E2%80%9D).`,
};

describe.each(paths)('%s', (path) => {
  test.each(Object.keys(variants))('%s is the same page', (variant) => {
    const written = variants[variant]?.(path) ?? '';
    expect(correctPath(written)).toBe(path);
    expect(fileOf(written)).toBe(fileOf(path));
  });
});

test('views of the staff area keep their spelling when the area’s name is corrected', () => {
  expect(correctPath('/admin/Contacts/7.')).toBe('/admin/Contacts/7.');
  expect(correctPath('/Admin/contacts')).toBe('/admin/contacts');
  expect(correctPath('/Admin.')).toBe('/admin');
  expect(pageOf(pages, '/ADMIN/contacts')).toBe(adminPage);
});

test.each([
  '/nowhere',
  `${posting}/edit`,
  '//evil.example',
  '/%2F%2Fevil.example',
  '/careers.evil.example',
  '/%E0%A4%A',
  '/constructor',
])('%s is not corrected, and not found', (path) => {
  expect(correctPath(path)).toBe(path);
  expect(pageOf(pages, path)).toBe(pages.notFound);
});

const secret = 'aB3_-'.repeat(9).slice(0, 43);

test.each([
  [`/status%23${secret}`, `/status#${secret}`],
  [`/status%23news.${secret}`, `/status#news.${secret}`],
  [`/status%252523news%25252E${secret}`, `/status#news.${secret}`],
  [`/status%23${secret}%3E`, `/status#${secret}>`],
  ['/admin%23token_hash%3Dab12%26type%3Drecovery', '/admin#token_hash=ab12&type=recovery'],
  ['//evil.example%23x', '/evil.example#x'],
  ['%23', '/#'],
])('the encoded # of %s is put right', (pathname, meant) => {
  expect(withFragment({ pathname, search: '' })).toBe(meant);
});

test('an encoded # keeps the query that a gateway added, and nothing else is touched', () => {
  expect(withFragment({ pathname: `/status%23${secret}`, search: '?utm=1' })).toBe(
    `/status?utm=1#${secret}`,
  );
  for (const pathname of ['/status', '/careers/23', '/a%20b', '/%2f23']) {
    expect(withFragment({ pathname, search: '' })).toBeUndefined();
  }
});
