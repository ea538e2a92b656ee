import type { DigitName } from '@/content/facts/products';
import { litKeyPath, markKeys } from '@/content/facts/mark';

export function Mark({ digit, className }: { digit: DigitName; className: string }) {
  return (
    <svg viewBox="0 0 16 16" className={className} aria-hidden>
      <path {...markKeys} stroke="currentColor" opacity=".38" />
      <path d={litKeyPath(digit)} fill="var(--marigold)" stroke="currentColor" strokeWidth=".5" />
    </svg>
  );
}
