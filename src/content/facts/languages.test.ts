import { expect, test } from 'vitest';
import { inLocale, splitLocale } from './languages';

test('English is at the root, French below its prefix', () => {
  expect(inLocale('en', '/')).toBe('/');
  expect(inLocale('en', '/?a=b')).toBe('/?a=b');
  expect(inLocale('fr', '/')).toBe('/fr');
  expect(inLocale('fr', '/#contact')).toBe('/fr#contact');
  expect(inLocale('fr', '/?a=b#c')).toBe('/fr?a=b#c');
  expect(inLocale('fr', '/careers?type=contract#open-positions')).toBe(
    '/fr/careers?type=contract#open-positions',
  );
});

test('the address of the staff area is the same in every language', () => {
  expect(inLocale('fr', '/admin')).toBe('/admin');
  expect(inLocale('fr', '/admin/contacts')).toBe('/admin/contacts');
  expect(inLocale('fr', '/administration')).toBe('/fr/administration');
});

test.each([
  ['/FR/about', 'fr', '/about'],
  ['//fr', 'fr', '/'],
  ['/fr/', 'fr', '/'],
  ['/fr//about', 'fr', '//about'],
  ['/french', 'en', '/french'],
  ['/france/about', 'en', '/france/about'],
  ['/de/about', 'en', '/de/about'],
  ['/en/about', 'en', '/en/about'],
  ['/', 'en', '/'],
  ['/\0\ud800%', 'en', '/\0\ud800%'],
])('the address %s means in %s the page %s', (address, locale, path) => {
  expect(splitLocale(address)).toEqual({ locale, path });
});
