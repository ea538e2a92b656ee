import { Link } from '@/components/ui/link';
import type { Href } from '@/content/facts/paths';
import type { DigitName } from '@/content/facts/products';
import { cx } from '@/lib/cx';
import { Digit } from './digit';

interface KeyProps {
  digit: DigitName;
  label: string;
  href: Href;
  /** Shown on the display of the keypad while the key is pointed at or has the focus. */
  caption?: string | undefined;
  isAction?: boolean;
  isCurrent?: boolean;
}

/** A link drawn as a key of a telephone; the keypad finds it by `aria-keyshortcuts`. */
export function Key({ digit, label, href, caption, isAction, isCurrent }: KeyProps) {
  return (
    <Link
      to={href}
      className={cx('key', isAction && 'go')}
      aria-current={isCurrent ? 'page' : undefined}
      aria-keyshortcuts={digit}
    >
      <Digit digit={digit} />
      <Unbroken label={label} />
      {caption && (
        <span className="key-says" aria-hidden>
          {caption}
        </span>
      )}
    </Link>
  );
}

/** A label whose bracketed part stays on one line. */
export function Unbroken({ label }: { label: string }) {
  const [before = '', inside] = label.split('(');
  if (!inside) return label;
  return (
    <span>
      {before}
      <span className="unbroken">({inside}</span>
    </span>
  );
}
