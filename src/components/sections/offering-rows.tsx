import { Fold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';
import type { Feature } from '@/content/types';
import { cx } from '@/lib/cx';
import { Bullets } from './feature-grid';

interface OfferingRowsProps {
  items: readonly Feature[];
  columns?: 3 | 4;
  level?: 3 | 4;
}

export function OfferingRows({ items, columns = 3, level = 3 }: OfferingRowsProps) {
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <ul
      className={cx(
        'gap-x-12 border-b border-line md:grid md:grid-cols-2 md:gap-y-4 md:border-b-0',
        columns === 4 ? 'lg:grid-cols-4 print:grid-cols-4' : 'lg:grid-cols-3 print:grid-cols-3',
      )}
    >
      {items.map(({ title, description, icon, features, benefits }) => (
        <li key={title} className="border-t border-line">
          <Fold
            summary={
              <Heading className="flex items-start gap-4">
                {icon && <Icon name={icon} className="shrink-0 text-link" />}
                {title}
              </Heading>
            }
          >
            <p className="text-quiet">{description}</p>
            <Bullets items={features ?? benefits ?? []} />
          </Fold>
        </li>
      ))}
    </ul>
  );
}
