import type { MarketCode } from '@/content/facts/markets';
import { cx } from '@/lib/cx';
import { flagShapes } from './flag-shapes';
import { textAlternative } from './text-alternative';

interface FlagProps {
  code: MarketCode;
  /** Text alternative; omit it where the country's name is next to the flag. */
  name?: string;
  className?: string;
}

/** A market's flag (3:2) with a faint border, so that white areas are visible on white. */
export function Flag({ code, name, className }: FlagProps) {
  return (
    <svg
      viewBox="0 0 90 60"
      className={cx(
        'aspect-[3/2] shrink-0 rounded-[2px] outline-1 -outline-offset-1 outline-ink/20',
        className ?? 'h-[1em]',
      )}
      {...textAlternative(name)}
    >
      {flagShapes[code].map(([fill, d]) => (
        <path key={d} fill={fill} d={d} />
      ))}
    </svg>
  );
}
