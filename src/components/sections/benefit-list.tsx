import { Icon } from '@/components/ui/icon';
import type { Feature } from '@/content/types';

export function BenefitList({ items }: { items: readonly Feature[] }) {
  return (
    <ul className="border-b border-line">
      {items.map(({ icon, title, description }) => (
        <li
          key={title}
          className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 border-t border-line py-6 sm:grid-cols-[auto_2fr_3fr] sm:gap-x-6"
        >
          {icon && <Icon name={icon} className="mt-0.5 text-link" />}
          <h3 className="text-heading">{title}</h3>
          <p className="text-quiet max-sm:col-start-2">{description}</p>
        </li>
      ))}
    </ul>
  );
}
