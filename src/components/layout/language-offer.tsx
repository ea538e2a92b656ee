import { useEffect } from 'react';
import { useTexts } from '@/components/texts';
import { CloseIcon } from '@/components/ui/icons';
import { otherLocale } from '@/content/facts/languages';
import { languageOffers } from '@/content/offers';
import { LanguageLink } from './language-link';
import { rememberDismissal } from './language-choice';

export function LanguageOffer({ onDismiss }: { onDismiss: () => void }) {
  const other = otherLocale(useTexts().locale);
  const { exists, dismiss } = languageOffers[other];
  useEffect(() => {
    const page = document.documentElement.classList;
    page.add('has-offer');
    return () => page.remove('has-offer');
  }, []);
  return (
    <p
      lang={other}
      data-language-offer
      className="fixed inset-x-0 bottom-0 z-30 flex items-center justify-center gap-3 rule-t bg-sand px-gutter text-small print:hidden"
    >
      <LanguageLink className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-link">
        {exists}
      </LanguageLink>
      <button
        type="button"
        aria-label={dismiss}
        className="flex size-11 items-center justify-center text-quiet hover:text-link"
        onClick={() => {
          rememberDismissal();
          onDismiss();
        }}
      >
        <CloseIcon className="size-4" />
      </button>
    </p>
  );
}
