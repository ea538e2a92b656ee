import { Arrow } from '@/components/ui/arrow';
import { Link } from '@/components/ui/link';
import type { Href } from '@/content/facts/paths';

interface ProductIndexProps {
  products: readonly { path: Href; label: string; summary: string }[];
  learnMore: string;
}

export function ProductIndex({ products, learnMore }: ProductIndexProps) {
  return (
    <ol className="border-b border-hairline">
      {products.map(({ path, label, summary }, index) => (
        <li
          key={path}
          className="group relative grid gap-x-8 gap-y-2 border-t border-hairline py-7 sm:grid-cols-[2.5rem_minmax(0,1fr)] lg:grid-cols-12 lg:items-baseline lg:py-9"
        >
          <span aria-hidden className="text-small text-quiet tabular-nums">
            {String(index + 1).padStart(2, '0')}
          </span>
          <h2 className="text-title transition-colors group-hover:text-brand lg:col-span-5 lg:text-[2.125rem]">
            {label}
          </h2>
          <p className="text-quiet sm:col-start-2 lg:col-span-4 lg:col-start-auto">{summary}</p>
          <Link
            to={path}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand after:absolute after:inset-0 sm:col-start-2 lg:col-span-2 lg:col-start-auto lg:min-h-0 lg:justify-self-end"
          >
            <span>
              {learnMore}
              <span className="sr-only">: {label}</span>
            </span>
            <Arrow className="transition-transform group-hover:translate-x-1" />
          </Link>
        </li>
      ))}
    </ol>
  );
}
