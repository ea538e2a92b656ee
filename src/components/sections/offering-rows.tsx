import { Icon } from '@/components/ui/icon';
import type { Feature } from '@/content/types';
import { Bullets } from './feature-grid';

export function OfferingRows({ items }: { items: readonly Feature[] }) {
  return (
    <ul className="border-b border-hairline">
      {items.map(({ title, description, icon, features, benefits }) => (
        <li
          key={title}
          className="grid gap-x-10 gap-y-3 border-t border-hairline py-8 md:grid-cols-2 lg:grid-cols-12 lg:py-10 print:grid-cols-3 print:py-3"
        >
          <h3 className="flex items-start gap-4 text-heading md:col-span-full lg:col-span-4">
            {icon && <Icon name={icon} className="mt-0.5 shrink-0 text-brand" />}
            {title}
          </h3>
          <p className="text-quiet lg:col-span-4">{description}</p>
          <div className="*:mt-1 lg:col-span-4">
            <Bullets items={features ?? benefits ?? []} />
          </div>
        </li>
      ))}
    </ul>
  );
}
