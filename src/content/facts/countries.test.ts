import fc from 'fast-check';
import metadata from 'libphonenumber-js/metadata.min.json';
import { expect, test } from 'vitest';
import { completePhone, normalizePhone } from '@/lib/phone-number';
import { countries, dialPlanOf } from './countries';

const listed: Record<string, string[]> = metadata.country_calling_codes;

test('there are the 54 countries of Africa, each once, in alphabetical order', () => {
  const names = countries.map(({ name }) => name);
  expect(names).toHaveLength(54);
  expect(new Set(names).size).toBe(54);
  expect(new Set(countries.map(({ code }) => code)).size).toBe(54);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test('the dialling codes match a maintained list', () => {
  const wrong = countries.filter(
    ({ code, dial }) => !listed[dial.slice(1)]?.includes(code.toUpperCase()),
  );
  expect(wrong).toEqual([]);
});

test('the codes match the names', () => {
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

const plans = countries.map(({ code, name }) => {
  const { [code.toUpperCase()]: known } = metadata.countries as unknown as Record<
    string,
    unknown[]
  >;
  const plan = dialPlanOf(name) ?? { code: '', trunkZero: false };
  return { name, plan, pattern: new RegExp(`^(?:${String(known?.[2])})$`), prefix: known?.[5] };
});

test('finds the dial plan of a country by its name, and for no other text', () => {
  expect(dialPlanOf('Nigeria')).toEqual({ code: '+234', trunkZero: true });
  expect(dialPlanOf('Atlantis')).toBeUndefined();
});

test('a 0 is dropped after the code where the maintained list has it as a prefix', () => {
  const wrong = plans.filter(({ plan, prefix }) => plan.trunkZero !== (prefix === '0'));
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test.each(plans)('numbers of $name can begin with the digits of its code', ({ plan, pattern }) => {
  const code = plan.code.slice(1);
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{4,12}$/), (rest) => {
      const digits = code + rest;
      if (!pattern.test(digits)) return;
      const number = `${plan.code} ${digits}`;
      const written = [number, `${plan.code}${digits}`, digits];
      for (const one of written) expect(completePhone(one, plan)).toBe(number);
    }),
    { numRuns: 500 },
  );
});

test.each(plans)('numbers of $name keep their digits after a single code', ({ plan, pattern }) => {
  fc.assert(
    fc.property(fc.stringMatching(pattern), (digits) => {
      fc.pre(!digits.startsWith('00'));
      fc.pre(`${plan.code}${digits}`.length <= 16); // with the plus sign
      const number = `${plan.code} ${digits}`;
      expect(normalizePhone(number)).toBe(number);
      const written = [number, `${plan.code}${digits}`, `${plan.code} ${number}`];
      if (!plan.trunkZero || !digits.startsWith('0')) written.push(digits);
      const bare = plan.code.slice(1) + digits;
      if (digits.length >= 8) written.push(bare, `${plan.code} ${bare}`);
      if (plan.trunkZero && !digits.startsWith('0')) written.push(`0${digits}`);
      for (const one of written) expect([one, completePhone(one, plan)]).toEqual([one, number]);
    }),
    { numRuns: 100 },
  );
});
