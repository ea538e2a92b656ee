import fc from 'fast-check';
import { expect, test } from 'vitest';
import { email, text } from './rules';

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
