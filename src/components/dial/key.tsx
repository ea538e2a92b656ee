import { Link } from '@/components/ui/link';
import type { Href } from '@/content/facts/paths';
import type { Digit as DigitName } from '@/content/facts/products';
import { cx } from '@/lib/cx';
import { Digit } from './digit';

interface KeyProps {
  digit: DigitName;
  label: string;
  href: Href;
  say?: string | undefined;
  go?: boolean;
  current?: boolean;
}

export function Key({ digit, label, href, say, go, current }: KeyProps) {
  return (
    <Link
      to={href}
      className={cx('key', go && 'go')}
      aria-current={current ? 'page' : undefined}
      aria-keyshortcuts={digit}
    >
      <Digit digit={digit} />
      <Unbroken label={label} />
      {say && (
        <span className="key-says" aria-hidden>
          {say}
        </span>
      )}
    </Link>
  );
}

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
