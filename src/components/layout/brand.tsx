import { Mark } from '@/components/dial/mark';
import { site } from '@/content/facts/site';
import type { Digit } from '@/content/facts/products';

export function Brand({ digit }: { digit?: Digit | undefined }) {
  return (
    <span className="brand">
      <Mark {...(digit && { digit })} />
      {site.name}
    </span>
  );
}
