import type { MarketCode } from '@/content/facts/markets';
import { flagShapes } from './flag-shapes';
import { textAlternative } from './text-alternative';

interface FlagProps {
  code: MarketCode;
  /** Text alternative; omit it where the country's name is next to the flag. */
  name?: string;
}

/** A market's flag (3:2) with a faint border, so that white areas are visible on white. */
export function Flag({ code, name }: FlagProps) {
  return (
    <svg viewBox="0 0 90 60" className="flag" {...textAlternative(name)}>
      {flagShapes[code].map(([fill, d]) => (
        <path key={d} fill={fill} d={d} />
      ))}
    </svg>
  );
}
