import { Link } from '@/components/ui/link';
import type { Href } from '@/content/facts/paths';
import type { DigitName } from '@/content/facts/products';
import { cx } from '@/lib/cx';
import { Digit } from './digit';

interface KeyProps {
  digit: DigitName;
  label: string;
  href: Href;
  caption?: string | undefined;
  isAction?: boolean;
  isCurrent?: boolean;
}

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
