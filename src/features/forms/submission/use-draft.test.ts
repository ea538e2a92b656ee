import { expect, test } from 'vitest';
import { draftIn } from './use-draft';

const whole = {
  values: { companyName: 'Sahel Mobile' },
  startedAt: 1_700_000_000_000,
  changedAt: 1_700_000_000_001,
  id: '5b1b0d2e-7c07-4a3c-9d0f-0a4a6f1f4b11',
  revision: 2,
  changing: true,
};

test('a draft is read as it was written', () => {
  expect(draftIn(whole)).toEqual(whole);
});

test.each([undefined, null, 5, 'text', true, [], {}, { values: null }, { values: 'text' }])(
  '%j is no draft',
  (stored) => expect(draftIn(stored)).toBeUndefined(),
);

test('of values the texts are kept', () => {
  const values = { companyName: 'Sahel Mobile', terms: true, budget: null, phone: {}, email: '' };
  expect(draftIn({ ...whole, values })?.values).toEqual({ companyName: 'Sahel Mobile' });
});

test.each(['startedAt', 'changedAt', 'id', 'revision', 'changing'])(
  'without or with a broken %s the text is kept all the same',
  (part) => {
    for (const broken of [undefined, null, {}, Number.NaN]) {
      const read = draftIn({ ...whole, [part]: broken });
      expect(read).toMatchObject({ values: whole.values });
      expect(Number.isFinite(read?.startedAt)).toBe(true);
    }
  },
);

test('an id without its revision says nothing of what was sent', () => {
  expect(draftIn({ ...whole, revision: undefined })).not.toHaveProperty('id');
  expect(draftIn({ ...whole, id: 5 })).not.toHaveProperty('revision');
});
