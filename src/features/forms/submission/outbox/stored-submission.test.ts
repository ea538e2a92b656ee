import { expect, test } from 'vitest';
import { submissionIn } from './stored-submission';

const stored = {
  id: '5b1b0d2e-7c07-4a3c-9d0f-0a4a6f1f4b11',
  path: '/quote_requests',
  row: { company_name: 'Sahel Mobile' },
  files: [{ field: 'resume', name: 'cv.pdf', content: new ArrayBuffer(3) }],
  writtenAt: 1_700_000_000_000,
  tries: 1,
  dueAt: 1_700_000_010_000,
  retryAfter: 0,
  form: { name: 'quote', page: '/get-quote', values: { companyName: 'Sahel Mobile' } },
  retryReason: { reason: 'limit', limit: { limit: 'email', max: 10, periodSeconds: 3600 } },
};

test('reads an entry as it was written', () => {
  expect(submissionIn(stored)).toEqual(stored);
});

test.each([undefined, null, 'text', 5, [], {}, { ...stored, id: 5 }, { ...stored, path: 'x' }])(
  'returns undefined for %j',
  (value) => expect(submissionIn(value)).toBeUndefined(),
);

test.each(['files', 'writtenAt', 'tries', 'dueAt', 'retryAfter'])(
  'a submission without or with a broken %s is still sent',
  (part) => {
    for (const broken of [undefined, null, 'text', Number.NaN, 9e15, {}]) {
      const read = submissionIn({ ...stored, [part]: broken });
      expect(read).toMatchObject({ id: stored.id, row: stored.row });
      expect(() => new Date(read?.writtenAt ?? Number.NaN).toISOString()).not.toThrow();
      expect(Array.isArray(read?.files)).toBe(true);
    }
  },
);

test('an invalid file is reported as missing, and the submission is not sent without it', () => {
  const read = submissionIn({
    ...stored,
    files: [...stored.files, { field: 'cover_letter' }, null],
  });
  expect(read?.files).toHaveLength(1);
  expect(read?.unreadable).toBe(true);
});

test.each([
  null,
  5,
  {},
  { ...stored.form, values: null },
  { ...stored.form, page: 5 },
  { ...stored.form, page: '//evil.example' },
  { ...stored.form, name: '' },
])('a submission with %j as its form is sent, and cannot be edited', (form) => {
  const read = submissionIn({ ...stored, form });
  expect(read).toMatchObject({ id: stored.id });
  expect(read).not.toHaveProperty('form');
});
