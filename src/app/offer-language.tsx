import { useEffect, useState, type ReactNode } from 'react';
import { isOfferDismissed, preferredLocale } from '@/components/layout/language-choice';
import { useTexts } from '@/components/texts';
import { fetchOffer } from '@/content/languages';

/** Offers the page in the language that its visitor prefers, until that is declined. Never leads there. */
export function OfferLanguage() {
  const { locale } = useTexts();
  const [offer, setOffer] = useState<ReactNode>();

  useEffect(() => {
    const preferred = preferredLocale();
    if (!preferred || preferred === locale || isOfferDismissed()) return;
    const fetched = [
      import('@/components/layout/language-offer'),
      fetchOffer[preferred](),
    ] as const;
    Promise.all(fetched).then(
      ([{ LanguageOffer }, texts]) =>
        setOffer(
          <LanguageOffer locale={preferred} texts={texts} onDismiss={() => setOffer(undefined)} />,
        ),
      // The header has the same link.
      () => undefined,
    );
  }, [locale]);

  return offer;
}
