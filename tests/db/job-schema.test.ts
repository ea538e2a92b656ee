import { describe, expect, it } from 'vitest';
import { jobFields, jobSchema } from '@/features/admin/postings/job-schema';
import { postings } from './tables';

// checks.test.ts compares the database with the same table.
const { row, lengths, values, statuses, optional } = postings;
const good = { ...row, salary_range: '' };
const accepts = (field: string, value: string) =>
  jobSchema.safeParse({ ...good, [field]: value }).success;

it('the form writes every column that staff can set', () => {
  expect([...jobFields].toSorted()).toEqual(Object.keys(row).toSorted());
});

describe.each(Object.entries(lengths))('%s', (field, [min, max]) => {
  it('accepts the same lengths as the database', () => {
    expect(accepts(field, 'x'.repeat(min))).toBe(true);
    expect(accepts(field, '😀'.repeat(max))).toBe(true);
    expect(accepts(field, 'x'.repeat(max + 1))).toBe(false);
    expect(accepts(field, ' \n\u00a0')).toBe(optional.includes(field));
  });
});

it.each(Object.entries({ ...values, status: statuses }))(
  '%s has the same choices',
  (field, list) => {
    for (const value of list) expect(accepts(field, value)).toBe(true);
    expect(accepts(field, '')).toBe(optional.includes(field));
    expect(accepts(field, 'unknown')).toBe(false);
  },
);

it('closes_on is a day of the calendar', () => {
  expect(accepts('closes_on', '2026-12-31')).toBe(true);
  for (const day of ['2026-02-30', '31.12.2026', 'soon'])
    expect(accepts('closes_on', day)).toBe(false);
});

it.each(optional)('an empty %s is stored as null', (field) => {
  expect(jobSchema.parse({ ...good, [field]: '' })).toHaveProperty(field, null);
});
