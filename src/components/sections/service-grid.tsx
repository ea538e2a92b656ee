import { ProductMiniature } from '@/components/illustrations/product-miniature';
import { Arrow } from '@/components/ui/arrow';
import { Fold } from '@/components/ui/fold';
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
        <li
          key={title}
          className="md:row-span-4 md:grid md:grid-rows-subgrid md:py-8 lg:nth-last-[-n+3]:pb-0"
        >
          <Fold
            summary={
              <span className="flex items-center gap-2.5 md:block">
                <ProductMiniature path={href} className="-ms-1 max-md:h-8 max-md:w-12 md:mb-4" />
                <h3 className="min-w-0">{title}</h3>
              </span>
            }
          >
            <p className="text-quiet">{description}</p>
            <Bullets items={features} />
            <p className="mt-3">
              <Link
                to={href}
                className="inline-flex min-h-11 items-center gap-2 font-semibold text-link underline-offset-4 hover:text-link hover:underline"
              >
                <span>
                  {learnMore}
                  <span className="sr-only">: {title}</span>
                </span>
                <Arrow />
              </Link>
            </p>
          </Fold>
        </li>
      ))}
    </ul>
  );
}
