import { expect, it } from 'vitest';
import {
  currentRelease,
  hashOf,
  migrationFiles,
  readReleases,
  type Release,
} from '../support/release';
import { submissions } from './tables';

const presentFiles = migrationFiles();

it.each(readReleases())(
  'the migrations of $version are as they were released: a change is a new file',
  ({ migrations }) => {
    const released = Object.keys(migrations);
    expect(Object.fromEntries(released.map((file) => [file, hashOf(file)]))).toEqual(migrations);
    // a site that has these gets only what comes after them
    const last = released.toSorted().at(-1) ?? '';
    expect(presentFiles.filter((file) => file <= last)).toEqual(released.toSorted());
  },
);

/** Returns the choices that tables.ts no longer lists; checks.test.ts tries those that it lists. */
const droppedChoices = (choices: Release['choices']) =>
  submissions.flatMap(({ name, values, earlierValues }) =>
    Object.entries(choices[name] ?? {}).flatMap(([column, offeredChoices]) =>
      offeredChoices
        .filter(
          (choice) => ![values, earlierValues].some((list) => list?.[column]?.includes(choice)),
        )
        .map((choice) => `${name}.${column}: ${choice}`),
    ),
  );

it.each(readReleases())('pages of $version can send every choice that they offer', (release) => {
  expect(droppedChoices(release.choices)).toEqual([]);
});

it('a choice that a release offers is missed once the database no longer takes it', () => {
  const { choices } = currentRelease('next');
  expect(droppedChoices(choices)).toEqual([]);
  const { quote_requests: quotes } = choices;
  const offered = { ...quotes, timeline: [...(quotes?.['timeline'] ?? []), 'someday'] };
  expect(droppedChoices({ ...choices, quote_requests: offered })).toEqual([
    'quote_requests.timeline: someday',
  ]);
});
