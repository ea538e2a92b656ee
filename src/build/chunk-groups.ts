import { fileURLToPath } from 'node:url';
import { locales } from '../content/facts/languages.ts';

/** Of `components/dial`, large parts or ones on few pages: they stay out of the shared chunk. */
const unsharedDialParts =
  'africa-map|artefact|board|chat|contact-form-section|fact-sheet|flag-strip|form-desk|legal-text|print-button|waveform';

/** Groups modules into chunks for the bundler's `codeSplitting`: fewer requests and better compression. */
export const chunkGroups = [
  { name: 'index', tags: ['$initial' as const] },
  {
    name: 'shared',
    test: new RegExp(
      `/src/(content/if-known|components/(?!form|ui/(?:flag|copy-button|use-question)|dial/(?:${unsharedDialParts})))|lucide-react/dist/esm/(?!icons/)`,
    ),
    minShareCount: 2,
  },
  ...locales.flatMap((locale) => [
    {
      name: locale,
      test: new RegExp(
        `/content/${locale}/(common|figures|place-names|(product|region)-page|(products|regions)/index)\\.ts`,
      ),
    },
    { name: 'positions', test: new RegExp(`/content/${locale}/(positions|employment-types)`) },
    // The home page needs these texts at once.
    { name: 'product-list', test: new RegExp(`/content/${locale}/(product-list|home)\\.ts`) },
  ]),
  { name: 'africa-map', test: /\/src\/components\/dial\/africa-map\.tsx/ },
  {
    name: 'artefacts',
    test: /\/src\/components\/dial\/(artefact|board|chat|fact-sheet|print-button|waveform)\.tsx/,
  },
  // Only the home page loads parts on visibility.
  { name: 'home-page', test: /\/src\/(pages\/home-page|lib\/lazy-on-visible)\.tsx/ },
  // Shared by forms and postings, so that neither loads the other's chunk.
  {
    name: 'field',
    test: /\/src\/(lib\/(normalize-text|arrays|own-value|supabase\/public)|content\/facts\/mail)\.ts|\/components\/(form\/field|dial\/form-desk|ui\/copy-button)\.tsx|ui\/use-question\.ts/,
  },
  // The staff area needs no other code of the forms at first.
  {
    name: 'drafts',
    test: /\/src\/(lib\/(drafts|random-id|reference|form-row|email-address|time-limit)|content\/facts\/(choices|countries|device))\.ts|form\/form-notice\.tsx/,
  },
  { name: 'jobs', test: /\/features\/careers\//, minShareCount: 2 },
  {
    name: 'documents',
    test: /\/lib\/(file-kind\/|documents\.|profile-address)|icons\/(file-text|upload)\./,
    includeDependenciesRecursively: false,
  },
  // Of the forms, only the application has files.
  {
    name: 'forms',
    test: /\/(features\/forms|components\/form)\/(?!read-phone|file-field|use-file-drop|use-examined|use-chooser-missing)|\/(rules|base64|post-json)\.ts|react-hook-form|resolvers|\/zod\//,
    minShareCount: 2,
  },
  ...['admin-page', 'sign-in', 'admin-parts'].map((chunk) => ({
    debugName: chunk,
    name: (id: string, context: { getModuleInfo: ImportsOf }) =>
      staffChunk(id, (module) => context.getModuleInfo(module)) === chunk ? chunk : null,
    minShareCount: chunk === 'admin-parts' ? 2 : 1,
    includeDependenciesRecursively: false,
  })),
];

/** Vite's `resolveDependencies`: of all files that the chunk `imported` loads, those that a page preloads for it. */
export function preloadedFiles(imported: string, files: string[]): string[] {
  const isOfStaffArea = imported.startsWith('assets/admin-page');
  const missingFiles = files.filter((file) => !sentWithPage.test(file));
  return isOfStaffArea ? missingFiles.filter((file) => worthPreloading.test(file)) : missingFiles;
}

const sentWithPage = new RegExp(`^assets/(index|${locales.join('|')})-`);

/** Chunks of the staff area worth preloading; every public page carries their list, so it is short. */
const worthPreloading = /^assets\/(admin-page|Combination|jobs|shared|field)-/;

const sourceFile = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const adminPage = sourceFile('pages/admin-page.tsx');

interface Imports {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

type ImportsOf = (id: string) => Imports | null;

let modulesReachedBy: Record<'adminPage' | 'signIn' | 'site', Set<string>> | undefined;

/** Names the chunk of a module that only the staff area loads; undefined for one that the site loads. */
function staffChunk(id: string, importsOf: ImportsOf): string | undefined {
  const imports = (module: string) => importsOf(module)?.importedIds ?? [];
  modulesReachedBy ??= {
    adminPage: reachableFrom(adminPage, imports),
    signIn: reachableFrom(sourceFile('features/admin/session/login.tsx'), imports),
    site: reachableFrom(sourceFile('main.tsx'), (module) => {
      const dynamic = importsOf(module)?.dynamicallyImportedIds ?? [];
      return imports(module).concat(dynamic.filter((next) => next !== adminPage));
    }),
  };
  if (modulesReachedBy.site.has(id)) return undefined;
  if (modulesReachedBy.adminPage.has(id)) return 'admin-page';
  return modulesReachedBy.signIn.has(id) ? 'sign-in' : 'admin-parts';
}

function reachableFrom(start: string, importsIn: (id: string) => readonly string[]): Set<string> {
  const reached = new Set([start]);
  // Also visits what is added meanwhile.
  for (const id of reached) for (const imported of importsIn(id)) reached.add(imported);
  return reached;
}
