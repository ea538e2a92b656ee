import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { privacy } from './en/privacy';
import { privacy as privacyFr } from './fr/privacy';
import { keptOnDevice } from './facts/device';
import { processors } from './facts/processors';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))
  .map((file) => ({ file, code: readFileSync(`src/${file}`, 'utf8') }))
  .filter(({ file }) => !file.startsWith('build/'));

/** Calls that store something which outlives a page. */
const storing = /\.setItem\(|createStore\(|cacheName:|safeStorage\(|indexedDB\.open\(|\.cookie\s*=/;

/** Files that store values for others, under their names. */
const delegates = [
  'lib/safe-storage.ts',
  'worker/offline-response.ts',
  'features/forms/submission/outbox/limited-stores.ts',
  'app/waiting-submissions.ts',
];

/** Names in storage: literals, or the constants that hold them. */
const namePatterns = [
  /\b(?:\w*[kK]ey|prefix)(?:Of)? = (?:\([^)]*\) => )?['"`]([^'"`$]+)/g,
  /(?:createStore|Item|indexedDB\.open)\(\s*['"`]([^'"`$]+)/g,
  /\bcacheNames = \{ pages: '([^']+)'/g,
  /\bcacheNames = \{ .*files: '([^']+)'/g,
];

const namesIn = (code: string) =>
  namePatterns.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name));

test('all that the code stores in a browser is listed, and nothing else', () => {
  const found = sources
    .filter(({ file, code }) => storing.test(code) && !delegates.includes(file))
    .map(({ file, code }) => [file, [...new Set(namesIn(code))].toSorted()]);
  const listed = Object.entries(keptOnDevice).map(([file, kept]) => [
    file,
    Object.keys(kept).toSorted(),
  ]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
});

test.each([
  ['English', privacy, /your device/],
  ['French', privacyFr, /votre appareil/],
])(
  'the policy in %s has an entry for each kind of stored item, and names every processor',
  (_, { sections }, title) => {
    const kinds = new Set(Object.values(keptOnDevice).flatMap((kept) => Object.values(kept)));
    const deviceSection = sections.find((section) => title.test(section.title));
    expect(deviceSection?.items).toHaveLength(kinds.size);
    const policy = JSON.stringify(sections);
    for (const { name } of Object.values(processors)) expect(policy).toContain(name);
  },
);
