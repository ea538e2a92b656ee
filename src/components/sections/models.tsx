import { Icon } from '@/components/ui/icon';
import type { Feature } from '@/content/types';
import { Bullets } from './feature-grid';

interface ModelsProps {
  items: readonly Feature[];
  benefitsTitle: string;
}

export function Models({ items, benefitsTitle }: ModelsProps) {
  return (
    <ul className="border-b border-line">
      {items.map(({ icon, title, description, benefits = [] }) => (
        <li
          key={title}
          className="grid gap-x-8 gap-y-6 border-t border-line py-10 md:grid-cols-2 lg:grid-cols-12"
        >
          <div className="flex gap-5 lg:col-span-6">
            {icon && <Icon name={icon} className="mt-1 shrink-0 text-link" />}
            <div className="min-w-0">
              <h3 className="text-statement font-bold">{title}</h3>
              <p className="mt-3 max-w-md text-quiet">{description}</p>
            </div>
          </div>
          <div className="max-md:ps-11 lg:col-span-5 lg:col-start-8">
            <p className="text-eyebrow text-quiet uppercase">{benefitsTitle}</p>
            <Bullets items={benefits} />
          </div>
        </li>
      ))}
    </ul>
  );
}
