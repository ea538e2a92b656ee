import { inLocale, splitLocale } from '@/content/facts/languages';
import { textsIn } from '@/content/languages';
import { noteVisit } from '@/lib/visit';
import { correctPath, fallbackPages, fileOf, pageOf, withFragment } from './route-match';
import { pagesIn } from './routes';

/** Imported first in `main.tsx`: the page's code is requested before React's code runs (decision 9). */
export const initialPage = openPage(document.getElementById('root'));

function openPage(root: HTMLElement | null) {
  // First of all, as the fragment may be a secret: addresses are sent as Referer, logged and reported.
  const correctedAddress = withFragment(location);
  if (correctedAddress) history.replaceState(history.state, '', correctedAddress);
  const { locale, path } = splitLocale(location.pathname);
  const file = fileOf(path);
  const page = file === fallbackPages.job ? correctPath(path) : file;
  noteVisit({ page, search: location.search });
  const texts = textsIn[locale];
  const pages = pagesIn(texts);
  const common = texts.common();
  const builtPath = root?.dataset['prerendered'];
  const isMatch = builtPath === inLocale(locale, file);
  // A host serves the 404 page for misspelled addresses and for postings opened since the build.
  const isFallback = !isMatch && builtPath === inLocale(locale, fallbackPages.notFound);
  const isPrerendered = isMatch || isFallback;
  if (isPrerendered) void pageOf(pages, path).hydrate();
  if (isFallback) void pages.notFound.hydrate();
  return { locale, path, texts, pages, common, isPrerendered, isFallback };
}
