import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '@/components/texts';
import type { QuoteFormTexts } from '@/content/texts';
import { askedProductIn } from '@/features/forms/quote/asked-product';
import { QuoteForm } from '@/features/forms/quote/quote-form';
import { useHydrated } from '@/lib/use-hydrated';

export function GetQuoteForm({ title, texts }: { title: string; texts: QuoteFormTexts }) {
  const { products } = useTexts();
  const [params] = useSearchParams();
  const asked = useMemo(() => askedProductIn(params), [params]);
  // Prerendered HTML has no query.
  const isShown = useHydrated();
  const label = products.find(({ path }) => path === `/products/${asked?.product}`)?.label;

  return (
    <>
      {isShown && asked && label && (
        <p data-unsent className="mb-4 font-semibold">
          {texts.asked[asked.demo ? 'demo' : 'quote'](label)}
        </p>
      )}
      <QuoteForm asked={asked} title={title} texts={texts} />
    </>
  );
}
