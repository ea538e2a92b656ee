import { expect, test } from 'vitest';
import { draftIn } from './use-draft';

const complete = {
  values: { companyName: 'Sahel Mobile' },
  startedAt: 1_700_000_000_000,
  changedAt: 1_700_000_000_001,
  id: '5b1b0d2e-7c07-4a3c-9d0f-0a4a6f1f4b11',
  link: 'Zx9_-Zx9_-Zx9_-Zx9_-Zx9_-Zx9_-Zx9_-Zx9_-Zx9',
  changing: true,
};

test('reads a draft as it was written', () => {
  expect(draftIn(complete)).toEqual(complete);
});

test.each([undefined, null, 5, 'text', true, [], {}, { values: null }, { values: 'text' }])(
  'rejects %j as a draft',
  (stored) => expect(draftIn(stored)).toBeUndefined(),
);

test.each(['startedAt', 'changedAt', 'id', 'link', 'changing'])(
  'a draft without or with a broken %s keeps its text',
  (part) => {
    for (const broken of [undefined, null, {}, Number.NaN]) {
      const read = draftIn({ ...complete, [part]: broken });
      expect(read).toMatchObject({ values: complete.values });
    }
  },
);
