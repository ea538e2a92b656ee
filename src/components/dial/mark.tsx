import type { DigitName } from '@/content/facts/products';
import { litKeyPath, markKeys } from '@/content/facts/mark';

/** The company's mark, in which a product's page lights its own key. */
export function Mark({
  digit = '#',
  className,
}: {
  digit?: DigitName | undefined;
  className: string;
}) {
  return (
    <svg viewBox="0 0 16 16" className={className} aria-hidden>
      <path {...markKeys} stroke="currentColor" opacity=".38" />
      <path d={litKeyPath(digit)} fill="var(--marigold)" stroke="currentColor" strokeWidth=".5" />
    </svg>
  );
}
