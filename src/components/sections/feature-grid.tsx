import { Icon } from '@/components/ui/icon';
import type { Feature } from '@/content/types';
import { cx } from '@/lib/cx';

interface FeatureGridProps {
  items: readonly Feature[];
  columns?: 2 | 3 | 4;
  level?: 3 | 4;
}

const wide = {
  2: 'md:grid-cols-2 print:grid-cols-2',
  3: 'md:grid-cols-2 lg:grid-cols-3 print:grid-cols-3',
  4: 'md:grid-cols-2 lg:grid-cols-4 print:grid-cols-4',
  /** Three items share one row as soon as they fit, so that none is left alone in a second row. */
  row: 'md:grid-cols-3 print:grid-cols-3',
};

export function FeatureGrid({ items, columns = 3, level = 3 }: FeatureGridProps) {
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <ul
      className={cx(
        'grid gap-x-10 gap-y-10 print:gap-6',
        items.length === 3 ? wide.row : wide[columns],
      )}
    >
      {items.map(({ title, description, icon, features, benefits }) => (
        <li key={title} className="border-t border-line pt-6 print:pt-3">
          {icon && <Icon name={icon} className="mb-4 text-link print:hidden" />}
          <Heading className="text-heading">{title}</Heading>
          <p className="mt-2 text-quiet">{description}</p>
          <Bullets items={features ?? benefits ?? []} />
        </li>
      ))}
    </ul>
  );
}

export function Bullets({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="mt-2.5 text-small">
      {items.map((item) => (
        <li
          key={item}
          className="relative mt-1.5 ps-5 before:absolute before:start-0 before:top-[0.7em] before:w-2.5 before:border-t-2 before:border-marigold"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
