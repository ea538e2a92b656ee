import type { DigitName } from '@/content/facts/products';
import { cx } from '@/lib/cx';

/** The sign on a key. For screen readers the key has a name. */
export function Digit({ digit, className }: { digit: DigitName; className?: string }) {
  return (
    <span className={cx('figure', className)} aria-hidden>
      {digit === '*' ? <span className="star">*</span> : digit}
    </span>
  );
}
