import { Fold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';
import type { Feature } from '@/content/types';
import { Bullets } from './feature-grid';

export function OfferingRows({ items }: { items: readonly Feature[] }) {
  return (
    <ul className="gap-x-12 border-b border-hairline md:grid md:grid-cols-2 md:gap-y-4 md:border-b-0 lg:grid-cols-3 print:grid-cols-3">
      {items.map(({ title, description, icon, features, benefits }) => (
        <li key={title} className="border-t border-hairline">
          <Fold
            summary={
              <h3 className="flex items-start gap-4">
                {icon && <Icon name={icon} className="shrink-0 text-brand" />}
                {title}
              </h3>
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
