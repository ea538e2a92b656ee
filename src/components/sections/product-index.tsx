import { ProductMiniature } from '@/components/illustrations/product-miniature';
import { Arrow } from '@/components/ui/arrow';
import { Link } from '@/components/ui/link';
import type { ProductPath } from '@/content/facts/paths';

interface ProductIndexProps {
  products: readonly { path: ProductPath; label: string; summary: string }[];
  learnMore: string;
}

export function ProductIndex({ products, learnMore }: ProductIndexProps) {
  return (
    <ul className="grid border-b border-line sm:grid-cols-2 sm:gap-x-12 lg:grid-cols-3">
      {products.map(({ path, label, summary }) => (
        <li
          key={path}
          className="group relative grid grid-cols-[96px_minmax(0,1fr)] content-start gap-x-5 border-t border-line py-5 sm:grid-cols-1 sm:py-8"
        >
          <ProductMiniature path={path} className="row-span-3 sm:mb-4" />
          <h2 className="text-heading transition-colors group-hover:text-link">{label}</h2>
          <p className="mt-1 text-small text-quiet">{summary}</p>
          <Link
            to={path}
            className="mt-1 inline-flex min-h-8 items-center gap-2 text-small font-semibold text-link after:absolute after:inset-0"
          >
            <span>
              {learnMore}
              <span className="sr-only">: {label}</span>
            </span>
            <Arrow className="transition-transform group-hover:[translate:0.25rem]" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
