import type { MarketCode } from '@/content/map/places';
import { cx } from '@/lib/cx';
import { flagShapes } from './flag-shapes';
import { textAlternative } from './text-alternative';

export interface FlagProps {
  code: MarketCode;
  /** Text alternative; leave it out where the country's name stands beside the flag. */
  name?: string;
  className?: string;
}

/** A market's flag, 1.5 times as wide as high, with a faint rim so that white shows on white. */
export function FlagDrawing({ code, name, className }: FlagProps) {
  const { box, shapes } = flagShapes[code];
  return (
    <svg
      viewBox={box}
      className={cx(
        'aspect-[3/2] shrink-0 rounded-[2px] outline-1 -outline-offset-1 outline-text/20',
        className ?? 'h-[1em]',
      )}
      {...textAlternative(name)}
    >
      {shapes.map(([fill, d]) => (
        <path key={d} fill={fill} d={d} />
      ))}
    </svg>
  );
}
