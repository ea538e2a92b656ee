import { adminSetup } from '@/content/en/admin-setup';
import type { Json } from '@/lib/database.types';
import { useStaffQuery } from '../ui/staff-query';
import type { Fact } from './facts';
import { pageQuery, sentencesOf } from './sentences';

const { fact: texts, parts } = adminSetup;

/** How pages will say a fact in both languages, where a sentence does. */
export function FactPreview({ fact, value }: { fact: Fact; value: Json }) {
  const { data: page } = useStaffQuery(pageQuery(fact));
  const sentences = page ? sentencesOf(fact, value, page) : [];
  if (sentences.length === 0) return null;
  return (
    <section aria-label={texts.preview} className="border-s-3 border-marigold ps-3">
      <h3 className="text-[0.8125rem] text-quiet">{texts.preview}</h3>
      {sentences.map(([locale, sentence]) => (
        <p key={locale} lang={locale} className="mt-1">
          <span className="sr-only">{parts[locale]}: </span>
          {sentence}
        </p>
      ))}
    </section>
  );
}
