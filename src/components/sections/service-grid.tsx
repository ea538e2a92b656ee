import { ProductMiniature } from '@/components/illustrations/product-miniature';
import { Arrow } from '@/components/ui/arrow';
import { Link } from '@/components/ui/link';
import type { ServiceCard } from '@/content/types';
import { Bullets } from './feature-grid';

interface ServiceGridProps {
  services: readonly ServiceCard[];
  learnMore: string;
}

export function ServiceGrid({ services, learnMore }: ServiceGridProps) {
  return (
    <ul className="ruled-grid">
      {services.map(({ title, description, features, href }) => (
        <li key={title} className="row-span-4 grid grid-rows-subgrid py-10 lg:nth-last-[-n+3]:pb-0">
          <div>
            <ProductMiniature path={href} className="-ms-1 mb-4" />
            <h3 className="text-heading">{title}</h3>
          </div>
          <p className="mt-2 text-quiet">{description}</p>
          <Bullets items={features} />
          <p className="mt-5">
            <Link
              to={href}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline-offset-4 hover:text-brand-hover hover:underline"
            >
              <span>
                {learnMore}
                <span className="sr-only">: {title}</span>
              </span>
              <Arrow />
            </Link>
          </p>
        </li>
      ))}
    </ul>
  );
}
