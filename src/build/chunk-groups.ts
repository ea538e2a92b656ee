/** Sections that are large, or on a few pages only: not a weight on every other page. */
const ownFiles = [
  'africa-map',
  'benefit-list',
  'definition-rows',
  'intro-drawings',
  'legal-text',
  'next-page',
  'next-steps',
  'opening',
];

/**
 * Which modules share a file, for the bundler's `codeSplitting`: asked for once, not ten times, and packed
 * better together.
 */
export const chunkGroups = [
  // What every page starts with, React included.
  { name: 'index', tags: ['$initial' as const] },
  ...['en', 'fr'].flatMap((locale) => [
    // What all pages of a language share: fetched together with the script.
    {
      name: locale,
      test: new RegExp(
        `/content/${locale}/(index|common|place-names|(products|regions)/index)\\.ts`,
      ),
    },
    { name: 'positions', test: new RegExp(`/content/${locale}/(positions|employment-types)`) },
  ]),
  {
    name: 'shared',
    test: new RegExp(`/src/(components/(?!form|sections/(${ownFiles.join('|')}))|lib/format)`),
    minShareCount: 2,
  },
  // Of forms and postings alike: neither fetches the other's file for it.
  { name: 'text', test: /\/src\/lib\/tidy\.ts/ },
  {
    name: 'jobs',
    test: /\/features\/jobs\//,
    minShareCount: 2,
  },
  {
    name: 'forms',
    test: /\/(features\/forms|components\/form)\/|\/(rules|choices|countries)\.ts|react-hook-form|resolvers|\/zod\//,
    minShareCount: 2,
  },
];

/**
 * What an `import()` fetches beside the file that it names, for the builder's `modulePreload`: all that a
 * page's code needs; with texts nothing, whose shared parts are small and there before the code is.
 */
export const fetchedBeside = (_: string, files: string[], { hostId }: { hostId: string }) =>
  /\/(en|fr)-[^/]+$/.test(hostId) ? [] : files;
