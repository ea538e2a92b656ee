import { Mark } from '@/components/dial/mark';
import { site } from '@/content/facts/site';
import type { DigitName } from '@/content/facts/products';

export function Brand({ digit = '#' }: { digit?: DigitName | undefined }) {
  return (
    <span className="brand">
      <Mark className="mark" digit={digit} />
      {site.name}
    </span>
  );
}
