import type { MarketCode } from '@/content/facts/markets';
import { flagShapes } from './flag-shapes';

export function Flag({ code }: { code: MarketCode }) {
  return (
    <svg viewBox="0 0 90 60" className="flag" aria-hidden>
      {flagShapes[code].map(([fill, d]) => (
        <path key={d} fill={fill} d={d} />
      ))}
    </svg>
  );
}
