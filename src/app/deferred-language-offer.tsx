import { useEffect, useState, type ReactNode } from 'react';
import { isOtherLocalePreferred } from '@/components/layout/language-choice';
import { useTexts } from '@/components/texts';

/** Loads the offer of the other language for the few who prefer it. It belongs to no page, so decision 9 does not count it. */
export function DeferredLanguageOffer() {
  const { locale } = useTexts();
  const [offer, setOffer] = useState<ReactNode>();

  useEffect(() => {
    if (!isOtherLocalePreferred(locale)) return;
    import('@/components/layout/language-offer').then(
      ({ LanguageOffer }) => setOffer(<LanguageOffer onDismiss={() => setOffer(undefined)} />),
      // The header has the same link.
      () => undefined,
    );
  }, [locale]);

  return offer;
}
