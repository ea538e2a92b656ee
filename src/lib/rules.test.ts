import { expect, test } from 'vitest';
import { textRules } from './rules';

const questioned = new Set<string>();
const { line, optionalLine, phone, text } = textRules((max) => `at most ${max}`, questioned);

const name = line([2, 10], 'too short');

test.each(["O'Brien", 'Nguyễn', 'Ọláwálé', '李明', '👩🏾‍💻 Ada'])('a name can be %s', (input) => {
  expect(name.safeParse(input).success).toBe(true);
});

test.each([
  ['a blank', '   '],
  ['a tab and a no-break space', '\t\u00a0'],
  ['one letter', ' a '],
  ['nothing', ''],
  ['invisible characters', '\u200b\u2060\u3164\u{e0041}\ufe0f\u200d\u202e'],
])('a visitor cannot give a name that is %s', (_, input) => {
  expect(name.safeParse(input).error?.issues[0]?.message).toBe('too short');
});

test('a visitor’s text is counted in characters, as the database does', () => {
  expect(name.safeParse('😀').success).toBe(false);
  expect(name.safeParse('😀'.repeat(10)).success).toBe(true);
  expect(name.safeParse('a'.repeat(11)).error?.issues[0]?.message).toMatch('at most 10');
});

test('a doubtful number is refused until somebody has seen the question about it', () => {
  const read = (input: string) => ({
    phone: input.trim(),
    doubt: input.includes('9') ? `doubt about ${input.trim()}` : undefined,
  });
  const rule = phone('no', read);
  const problem = (input: string) => rule.safeParse(input).error?.issues[0]?.message;
  expect(rule.parse(' +234 803 000 0001 ')).toBe('+234 803 000 0001');
  expect(problem('+234 ')).toBe('no');
  expect(problem('9'.repeat(41))).toBe('at most 40');
  // Checking a value, however often, shows nothing by itself.
  for (const _ of [1, 2]) expect(problem(' 9999999999')).toBe('doubt about 9999999999');
  questioned.add(' 9999999999');
  expect(rule.parse('9999999999 ')).toBe('9999999999');
  expect(problem('9999999990')).toBe('doubt about 9999999990');
});

test('an optional field is checked only when it is filled in', () => {
  const company = optionalLine([2, 10], 'too short');
  expect(company.parse(' \t')).toBe('');
  expect(company.parse(' - ')).toBe('');
  expect(company.parse(' MTN\u2028Ghana ')).toBe('MTN Ghana');
  expect(text([1, 20], '').parse('MTN\u2028Ghana')).toBe('MTN\nGhana');
  expect(company.safeParse('M').error?.issues[0]?.message).toBe('too short');
  expect(company.safeParse('M'.repeat(11)).error?.issues[0]?.message).toMatch('at most 10');
});
