import { useTexts } from '@/components/texts';
import { LanguageLink } from './language-link';
import { dismissOffer } from './language-choice';
import { CloseMark } from '@/components/ui/marks';
import { otherLocale } from '@/content/facts/languages';

/** A quiet line at the foot of the window, where nothing is moved by it. */
export function LanguageOffer({ onDismiss }: { onDismiss: () => void }) {
  const { locale, offer } = useTexts();
  return (
    <p
      lang={otherLocale(locale)}
      data-language-offer
      className="fixed inset-x-0 bottom-0 z-30 flex items-center justify-center gap-3 border-t border-hairline bg-raised px-gutter text-small print:hidden"
    >
      <LanguageLink className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-brand">
        {offer.exists}
      </LanguageLink>
      <button
        type="button"
        aria-label={offer.dismiss}
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
