import { locales } from '../content/facts/languages.ts';

/** Large sections, or ones on few pages, stay out of the shared chunks. */
const ownFiles =
  'africa-map|benefit-list|contact\\.|fact-sheet|fold-rows|offering-rows|print-button|reasons|feature-grid|intro-drawings|legal-text|next-page|next-steps|opening';

/** Groups modules into chunks for the bundler's `codeSplitting`: fewer requests and better compression. */
export const chunkGroups = [
  // Needed by every page, React included.
  { name: 'index', tags: ['$initial' as const] },
  ...locales.flatMap((locale) => [
    {
      name: locale,
      test: new RegExp(
        `/content/${locale}/(common|figures|place-names|(products|regions)/index)\\.ts`,
      ),
    },
    { name: 'positions', test: new RegExp(`/content/${locale}/(positions|employment-types)`) },
    { name: 'product-list', test: new RegExp(`/content/${locale}/product-list`) },
  ]),
  {
    name: 'shared',
    test: new RegExp(
      `/src/(components/(?!form|illustrations|ui/(?:icon|fold)|sections/(${ownFiles})))|lucide-react/dist/esm/(?!icons/)`,
    ),
    minShareCount: 2,
  },
  // All drawings that texts can name. Pages with a form use none.
  { name: 'icons', test: /\/src\/components\/(ui\/icon|sections\/feature-grid)\.tsx/ },
  { name: 'africa-map', test: /\/src\/components\/sections\/africa-map\.tsx/ },
  // Only the home page loads parts on visibility.
  { name: 'home-page', test: /\/src\/(pages\/home-page|lib\/lazy-on-visible)\.tsx/ },
  // Shared by forms and postings, so that neither loads the other's chunk.
  {
    name: 'field',
    test: /\/src\/(lib\/(normalize-text|arrays|own-value|supabase\/public)|content\/facts\/(countries|mail))\.ts|\/components\/form\/field\.tsx/,
  },
  {
    name: 'jobs',
    test: /\/features\/careers\/|icons\/calendar-clock/,
    minShareCount: 2,
  },
  // Of the forms, only the application has files.
  {
    name: 'forms',
    test: /\/(features\/forms|components\/form)\/(?!read-phone|file-field|use-file-drop)|\/(rules|choices|countries|base64|post-json)\.ts|react-hook-form|resolvers|\/zod\//,
    minShareCount: 2,
  },
];

/** Limits the `modulePreload` of an `import()` to the chunks that the page's HTML does not already request. */
export const preloadedFiles = (_: string, files: string[]) =>
  files.filter((file) => !sentWithPage.test(file));

const sentWithPage = new RegExp(`^assets/(index|${locales.join('|')})-`);
