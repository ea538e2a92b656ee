import { expect, it } from 'vitest';
import { hashOf, migrationFiles, readReleases } from '../support/release';

const files = migrationFiles();

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
