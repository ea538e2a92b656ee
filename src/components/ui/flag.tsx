import type { MarketCode } from '@/content/facts/markets';
import { flagShapes } from './flag-shapes';

/** The flag of a market, beside its name: screen readers skip it. */
export function MarketFlag({ code }: { code: MarketCode }) {
  return (
    <svg viewBox="0 0 90 60" className="flag" aria-hidden>
      {flagShapes[code].map(([fill, d]) => (
        <path key={d} fill={fill} d={d} />
      ))}
    </svg>
  );
}
