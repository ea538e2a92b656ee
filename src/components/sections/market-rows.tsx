import { Flag } from '@/components/ui/flag';
import type { CountryMarket } from '@/content/types';
import { cx } from '@/lib/cx';
import { Bullets } from './feature-grid';

interface MarketRowsProps {
  markets: readonly CountryMarket[];
  texts: { subscribers: string; partners: string; services: string };
}

/** One row per country: flag, name and figure; description; partners and services. */
export function MarketRows({ markets, texts }: MarketRowsProps) {
  return (
    <ul className="border-b border-line">
      {markets.map((market) => (
        <li
          key={market.code}
          className="grid gap-x-8 gap-y-6 border-t border-line py-10 lg:grid-cols-12 lg:py-12 print:grid-cols-[1fr_3fr] print:py-3"
        >
          <div className="lg:col-span-4 print:col-span-1">
            <h3 className="flex items-center gap-4 text-statement font-bold print:text-heading">
              <Flag code={market.code} className="h-7 print:h-5" />
              {market.name}
            </h3>
            {market.stage && <p className="mt-2 text-small text-quiet">{market.stage}</p>}
            <p className="mt-6 print:mt-3">
              <span className="tabular block text-figure">{market.subscribers}</span>
              <span className="mt-1.5 block text-small text-quiet">{texts.subscribers}</span>
            </p>
          </div>
          <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:col-span-8 print:col-span-1 print:grid-cols-[2fr_3fr] print:gap-y-2">
            <p className="col-span-full max-w-reading text-lead print:max-w-none print:text-body">
              {market.description}
            </p>
            <List title={texts.partners} items={market.partners} />
            <List title={texts.services} items={market.services} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <p className="text-small text-quiet">{title}</p>
      <div className={cx('*:mt-0.5', items.length > 2 && 'print:*:columns-2')}>
        <Bullets items={items} />
      </div>
    </div>
  );
}
