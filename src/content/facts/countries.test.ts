import { expect, test } from 'vitest';
import { countries } from './countries';

test('a visitor can choose each of the 54 countries of Africa once, in alphabetical order', () => {
  const names = countries.map(({ name }) => name);
  expect(names).toHaveLength(54);
  expect(new Set(names).size).toBe(54);
  expect(new Set(countries.map(({ code }) => code)).size).toBe(54);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test('each code is that of its country, of which five have another name in Intl', () => {
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const others = countries.filter(({ code, name }) => english.of(code.toUpperCase()) !== name);
  expect(Object.fromEntries(others.map(({ code, name }) => [code, name]))).toEqual({
    cv: 'Cabo Verde',
    cg: 'Congo Brazzaville',
    cd: 'DR Congo',
    ci: "Côte d'Ivoire",
    st: 'São Tomé and Príncipe',
  });
});
