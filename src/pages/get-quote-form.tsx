import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '@/components/texts';
import type { QuoteFormTexts } from '@/content/texts';
import { requestedProductIn } from '@/features/forms/quote/requested-product';
import { QuoteForm } from '@/features/forms/quote/quote-form';
import { useHydrated } from '@/lib/use-hydrated';

export function GetQuoteForm({ title, texts }: { title: string; texts: QuoteFormTexts }) {
  const { products } = useTexts();
  const [params] = useSearchParams();
  const requested = useMemo(() => requestedProductIn(params), [params]);
  // Prerendered HTML has no query.
  const isQueryKnown = useHydrated();
  const label = products.find(({ path }) => path === `/products/${requested?.product}`)?.label;

  return (
    <>
      {isQueryKnown && requested && label && (
        <p data-unsent className="mb-4 font-semibold">
          {texts.asked[requested.wantsDemo ? 'demo' : 'quote'](label)}
        </p>
      )}
      <QuoteForm requested={requested} title={title} texts={texts} />
    </>
  );
}
