import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scrub } from './scrub';

test.each([
  [
    "TypeError: Cannot read properties of undefined (reading 'given')",
    'TypeError: Cannot read properties of undefined (reading given)',
  ],
  ['Error: Minified React error #418; visit https://react.dev?args[]=Ada', 'React error #418'],
  [
    'Failed to fetch dynamically imported module: https://x.example/assets/about-page-A1b2_-c.js',
    'Failed to fetch dynamically imported module: assets/about-page.js',
  ],
  [
    'SyntaxError: Unexpected token A in "Adaeze "the boss" Okafor',
    'SyntaxError: Unexpected token A in [text]',
  ],
  ['at https://deccan.example/status?x=1#secret-of-Ada', 'at [address]'],
  ['q=Ada&company=Volta', '[text]'],
  ['La connexion réseau a été perdue.', 'La connexion [text] a [text] perdue.'],
  [' \n ', '(no message)'],
])('the message %j is reported as %j', (message, kept) => {
  expect(scrub(message)).toBe(kept);
});

test('no mail address, number or character outside ASCII is reported, at any position', () => {
  const around = fc.string({ unit: 'grapheme', maxLength: 30 });
  const personal = fc.constantFrom(
    'ada@example.com',
    '+234 800 000 0301',
    '"Ada Okafor"',
    'Adaéze',
  );
  fc.assert(
    fc.property(around, personal, around, (before, secret, behind) => {
      const kept = scrub(`${before}${secret}${behind}`);
      expect(kept).toMatch(/^[ -~]{1,300}$/);
      expect(kept).not.toMatch(/@|[0-9](?<!^React error #\d{1,3})|Ada.{0,2}(?:ze| Okafor)|example/);
    }),
  );
});
