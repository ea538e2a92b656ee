import { expect, test } from 'vitest';
import { differences, merge } from './job-merge';
import { newJob } from './job-schema';

const base = { ...newJob, title: 'Engineer', location: 'Kano', description: 'Old' };
const mine = { ...base, title: 'Radio engineer', description: 'Mine' };
const theirs = { ...base, location: 'Lagos', description: 'Theirs' };

test('who changed a field keeps it, and what both changed is mine until I say otherwise', () => {
  const found = differences(base, mine, theirs);
  expect(
    found.map(({ field, suggestion, bothChanged }) => [field, suggestion, bothChanged]),
  ).toEqual([
    ['title', 'mine', false],
    ['location', 'theirs', false],
    ['description', 'mine', true],
  ]);
});

test('the same change on both sides is none to choose from', () => {
  expect(differences(base, theirs, { ...theirs })).toEqual([]);
});

test('what is chosen is taken over, all else stays as I typed it', () => {
  expect(merge(mine, theirs, { location: 'theirs', description: 'theirs' })).toEqual({
    ...mine,
    location: 'Lagos',
    description: 'Theirs',
  });
});
