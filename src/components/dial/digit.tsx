import type { DigitName } from '@/content/facts/products';
import { cx } from '@/lib/cx';

export function Digit({ digit, className }: { digit: DigitName; className?: string }) {
  return (
    <span className={cx('figure', className)} aria-hidden>
      {digit === '*' ? <span className="star">*</span> : digit}
    </span>
  );
}
