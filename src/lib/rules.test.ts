import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits, textRules, ticked } from './rules';

const { email, optionalText, optionalWebAddress, phone, text } = textRules(
  (max) => `at most ${max}`,
);

const name = text(2, 10, 'too short');

test.each(["O'Brien", 'Nguyễn', 'Ọláwálé', '李明', '👩🏾‍💻 Ada'])('%s is a name', (written) => {
  expect(name.safeParse(written).success).toBe(true);
});

test.each([
  ['a blank', '   '],
  ['a tab and a no-break space', '\t\u00a0'],
  ['one letter', ' a '],
  ['nothing', ''],
])('%s is not', (_, written) => {
  expect(name.safeParse(written).error?.issues[0]?.message).toBe('too short');
});

test('text is composed, trimmed and freed of what cannot be printed', () => {
  expect(name.parse('  e\u0301\u0000\ud800a\r\nb\u0007 ')).toBe('éa\nb');
});

test('length is counted in characters, as the database does', () => {
  expect(name.safeParse('😀').success).toBe(false);
  expect(name.safeParse('😀'.repeat(10)).success).toBe(true);
  expect(name.safeParse('a'.repeat(11)).error?.issues[0]?.message).toMatch('at most 10');
});

test('tidied text stays as it is when it is tidied again', () => {
  const any = text(0, 10_000, '');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (written) => {
      const once = any.parse(written);
      expect(any.parse(once)).toBe(once);
    }),
  );
});

test.each(['a@example.com', 'first.last+tag@mail.example.co.ke', 'ọlá@example.ng'])(
  '%s is an e-mail address',
  (written) => expect(email('no').safeParse(written).success).toBe(true),
);

test.each(['', 'a@b', 'a@@example.com', 'a b@example.com', 'a@example.', '@example.com'])(
  '"%s" is not',
  (written) => expect(email('no').safeParse(written).success).toBe(false),
);

test('what may stay empty is left alone when it is, and checked when it is not', () => {
  const company = optionalText(10, 2, 'too short');
  expect(company.parse(' \t')).toBe('');
  expect(company.parse(' MTN ')).toBe('MTN');
  expect(company.safeParse('M').error?.issues[0]?.message).toBe('too short');
  expect(company.safeParse('M'.repeat(11)).error?.issues[0]?.message).toMatch('at most 10');
});

test.each([
  ['', ''],
  ['https://example.com/in/ada', 'https://example.com/in/ada'],
  ['HTTP://example.com', 'HTTP://example.com'],
  [' www.example.com/in/ada ', 'https://www.example.com/in/ada'],
  ['example.com:8080', 'https://example.com:8080'],
])('"%s" is a web address', (written, kept) =>
  expect(optionalWebAddress('no').parse(written)).toBe(kept),
);

test.each(['ada', 'javascript:alert(1.5)', 'mailto:a@example.com', 'a@example.com', 'https://a b'])(
  '"%s" is no web address',
  (written) => expect(optionalWebAddress('no').safeParse(written).success).toBe(false),
);

test('the scheme that was added counts too', () => {
  const longest = 'example.com/'.padEnd(limits.webAddress - 'https://'.length, 'x');
  expect(optionalWebAddress('no').safeParse(longest).success).toBe(true);
  expect(optionalWebAddress('no').safeParse(`${longest}x`).error?.issues[0]?.message).toMatch(
    '300',
  );
});

test('a tick is there or not', () => {
  expect(ticked('please').safeParse(true).success).toBe(true);
  for (const missing of [false, undefined, 'on']) {
    expect(ticked('please').safeParse(missing).error?.issues[0]?.message).toBe('please');
  }
});

test('a dialling code is never doubled', () => {
  expect(phone('no').parse('+234 +234 8012345678')).toBe('+234 8012345678');
  expect(phone('no').parse('+234 8012345678')).toBe('+234 8012345678');
});
