import { locales } from '../content/facts/languages.ts';

/** Sections that are large, or on a few pages only: not a weight on every other page. */
const ownFiles =
  'africa-map|benefit-list|definition-rows|feature-grid|intro-drawings|legal-text|next-page|next-steps|opening';

/**
 * Which modules share a file, for the bundler's `codeSplitting`: asked for once, not ten times, and packed
 * better together.
 */
export const chunkGroups = [
  // What every page starts with, React included.
  { name: 'index', tags: ['$initial' as const] },
  ...locales.flatMap((locale) => [
    // What all pages of a language share: fetched together with the script.
    {
      name: locale,
      test: new RegExp(
        `/content/${locale}/(common|figures|place-names|(products|regions)/index)\\.ts`,
      ),
    },
    { name: 'positions', test: new RegExp(`/content/${locale}/(positions|employment-types)`) },
    { name: 'product-page', test: new RegExp(`/content/${locale}/product-(page|list)`) },
  ]),
  {
    name: 'shared',
    test: new RegExp(
      `/src/(components/(?!form|ui/icon|sections/(${ownFiles})))|lucide-react/dist/esm/(?!icons/)`,
    ),
    minShareCount: 2,
  },
  // Every drawing that a text can name: no page with a form has one.
  { name: 'icons', test: /\/src\/components\/(ui\/icon|sections\/feature-grid)\.tsx/ },
  { name: 'africa-map', test: /\/src\/components\/sections\/africa-map\.tsx/ },
  // The home page alone has parts that wait until they are near.
  { name: 'home-page', test: /\/src\/(pages\/home-page|lib\/lazy-on-visible)\.tsx/ },
  // Of forms and postings alike: neither fetches the other's file for it.
  { name: 'field', test: /\/src\/(lib\/(normalize-text|arrays)\.ts|components\/form\/field\.tsx)/ },
  {
    name: 'jobs',
    test: /\/features\/careers\//,
    minShareCount: 2,
  },
  {
    name: 'forms',
    test: /\/(features\/forms|components\/form)\/|\/(rules|choices|countries)\.ts|react-hook-form|resolvers|\/zod\//,
    minShareCount: 2,
  },
];

/**
 * What an `import()` asks for before the code that calls it has ended, for the builder's `modulePreload`: the
 * file that it names and all that this one needs, but for what every page starts with.
 */
export const preloadedFiles = (_: string, files: string[]) =>
  files.filter((file) => !sentWithPage.test(file));

const sentWithPage = new RegExp(`^assets/(index|${locales.join('|')})-`);
