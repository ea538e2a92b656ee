import { LanguageLink } from './language-link';
import { dismissOffer } from './language-choice';
import { CloseMark } from '@/components/ui/marks';
import type { Locale } from '@/content/facts/languages';
import type { OfferTexts } from '@/content/texts';

interface LanguageOfferProps {
  /** The language that is offered, and that this line speaks. */
  locale: Locale;
  texts: OfferTexts;
  onDismiss: () => void;
}

/** A quiet line at the foot of the window, where nothing is moved by it. */
export function LanguageOffer({ locale, texts, onDismiss }: LanguageOfferProps) {
  return (
    <p
      lang={locale}
      data-language-offer
      className="fixed inset-x-0 bottom-0 z-30 flex items-center justify-center gap-3 border-t border-hairline bg-raised px-gutter text-small print:hidden"
    >
      <LanguageLink className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-brand">
        {texts.exists}
      </LanguageLink>
      <button
        type="button"
        aria-label={texts.dismiss}
        className="flex size-11 items-center justify-center text-quiet hover:text-brand"
        onClick={() => {
          dismissOffer();
          onDismiss();
        }}
      >
        <CloseMark className="size-4" />
      </button>
    </p>
  );
}
