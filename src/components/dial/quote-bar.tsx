import { useTexts } from '@/components/texts';
import { ButtonLink } from '@/components/ui/button';

/**
 * Get Quote at the foot of a phone, once the hero has left. The last child of its parent, which ends before the
 * form: it sticks to the window only as long as its parent is in sight, and never covers a field.
 */
export function QuoteBar() {
  const { header } = useTexts();
  return (
    <div className="quote-bar sticky bottom-0 z-10 -mt-8 border-t border-line bg-paper px-gutter py-2 sm:hidden print:hidden">
      <ButtonLink to={header.getQuote.href} size="small" className="w-full">
        {header.getQuote.label}
      </ButtonLink>
    </div>
  );
}
