import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '@/components/texts';
import { inLocale, languageNames, otherLocale } from '@/content/facts/languages';
import { useHydrated } from '@/lib/use-hydrated';
import { rememberLocale } from './language-choice';

/** Links to the current page in the other language. It loads the page; drafts survive that. */
export function LanguageLink({ children, ...props }: ComponentProps<'a'>) {
  const other = otherLocale(useTexts().locale);
  const { pathname, search, hash } = useLocation();
  // Prerendered HTML has no query and no fragment.
  const tail = useHydrated() ? search + hash : '';
  return (
    <a
      {...props}
      href={inLocale(other, pathname + tail)}
      hrefLang={other}
      lang={other}
      onClick={() => rememberLocale(other)}
    >
      {children ?? languageNames[other]}
    </a>
  );
}

export function ShortLanguageLink(props: ComponentProps<'a'>) {
  const other = otherLocale(useTexts().locale);
  return (
    <LanguageLink {...props}>
      <span aria-hidden>{other.toUpperCase()}</span>
      <span className="sr-only">{languageNames[other]}</span>
    </LanguageLink>
  );
}
