/**
 * What the visitor arrives at, asked for before the rest of the first chunk runs: `main.tsx` imports it
 * first (decision 9).
 */
import { inLocale, splitLocale } from '@/content/facts/languages';
import { textsIn } from '@/content/languages';
import { loadUntilThere } from '@/lib/load-until-there';
import { fallbackPages, fileOf, pageOf } from './route-match';
import { pagesIn } from './routes';

export const { locale, path } = splitLocale(location.pathname);
export const texts = textsIn[locale];
export const pages = pagesIn(texts);
export const common = loadUntilThere(texts.common);

const built = document.getElementById('root')?.dataset['prerendered'];
const isPage = built === inLocale(locale, fileOf(path));
/** A host knows no address that is misspelled, and no posting that was opened since the build. */
export const isOther = !isPage && built === inLocale(locale, fallbackPages.notFound);
export const isBuilt = isPage || isOther;

if (isBuilt) void pageOf(pages, path).hydrate();
if (isOther) void pages.notFound.hydrate();
