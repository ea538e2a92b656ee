import { expect, test } from 'vitest';
import { noticeWords as english, terms } from './en/terms';
import { site, type LegalIdentity } from './facts/site';
import { noticeWords as french, terms as termsFr } from './fr/terms';
import { legalNotice } from './legal-notice';

const identity: LegalIdentity = {
  legalForm: { en: 'Private limited company', fr: 'Société privée à responsabilité limitée' },
  registration: 'U12345TG2015PTC000000',
  capital: 'INR 1,000,000',
};

test.each([
  ['en', english, 'Private limited company', 'India'],
  ['fr', french, 'Société privée à responsabilité limitée', 'Inde'],
] as const)(
  'a visitor reads in %s who publishes the site, as far as it is filled in',
  (locale, words, form, country) => {
    const [section] = legalNotice(locale, words, identity);
    const items = section?.items ?? [];
    expect(section?.title).toBe(words.title);
    expect(items.map(({ term }) => term)).toEqual([
      words.company,
      words.legalForm,
      words.registration,
      words.capital,
      words.host,
    ]);
    expect(items[0]?.text).toContain(`${site.name}, `);
    expect(items[0]?.text).toContain(country);
    expect(items[1]?.text).toBe(form);
  },
);

test('a visitor sees no legal notice while nothing is filled in', () => {
  expect(legalNotice('en', english, {})).toEqual([]);
  const titles = [...terms.sections, ...termsFr.sections].map(({ title }) => title);
  expect(titles).not.toContain(english.title);
  expect(titles).not.toContain(french.title);
});
