import { expect, it } from 'vitest';
import { currentRelease, hashOf, migrationFiles, readReleases } from '../support/release';

const files = migrationFiles();

it('a release lists each migration with its hash', () => {
  const { migrations } = currentRelease('next');
  expect(Object.keys(migrations)).toEqual(files);
  expect(new Set(Object.values(migrations)).size).toBe(files.length);
});

it.each(readReleases())(
  'the migrations of $version are as they were released: a change is a new file',
  ({ migrations }) => {
    const released = Object.keys(migrations);
    expect(Object.fromEntries(released.map((file) => [file, hashOf(file)]))).toEqual(migrations);
    // a site that has these gets only what comes after them
    const last = released.toSorted().at(-1) ?? '';
    expect(files.filter((file) => file <= last)).toEqual(released.toSorted());
  },
);
