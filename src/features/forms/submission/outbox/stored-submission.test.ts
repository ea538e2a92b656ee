import { expect, test } from 'vitest';
import { submissionIn } from './stored-submission';

const whole = {
  id: '5b1b0d2e-7c07-4a3c-9d0f-0a4a6f1f4b11',
  path: '/quote_requests',
  revision: 2,
  row: { company_name: 'Sahel Mobile' },
  files: [{ field: 'resume', name: 'cv.pdf', content: new ArrayBuffer(3) }],
  writtenAt: 1_700_000_000_000,
  tries: 1,
  dueAt: 1_700_000_010_000,
  heldUntil: 0,
};

test('an entry is read as it was written', () => {
  expect(submissionIn(whole)).toEqual(whole);
});

test.each([
  undefined,
  null,
  'text',
  5,
  [],
  {},
  { ...whole, id: 5 },
  { ...whole, path: 'x' },
  { ...whole, row: null },
])('nothing can be sent of %j, and nothing breaks', (value) =>
  expect(submissionIn(value)).toBeUndefined(),
);

test.each(['revision', 'files', 'writtenAt', 'tries', 'dueAt', 'heldUntil'])(
  'without or with a broken %s it is sent all the same',
  (part) => {
    for (const broken of [undefined, null, 'text', Number.NaN, 9e15, {}]) {
      const read = submissionIn({ ...whole, [part]: broken });
      expect(read).toMatchObject({ id: whole.id, row: whole.row });
      expect(() => new Date(read?.writtenAt ?? Number.NaN).toISOString()).not.toThrow();
      expect(Array.isArray(read?.files)).toBe(true);
    }
  },
);

test('a file that is none is missed, not sent without', () => {
  const read = submissionIn({ ...whole, files: [...whole.files, { field: 'cover_letter' }, null] });
  expect(read?.files).toHaveLength(1);
  expect(read?.unreadable).toBe(true);
});
