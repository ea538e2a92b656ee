import { CircleAlert, Database, TriangleAlert } from 'lucide-react';
import { cx } from '@/lib/cx';
import type { Measure } from './room-measures';

const icons = { calm: Database, filling: TriangleAlert, almostFull: CircleAlert };

export const levelColours = { calm: 'text-quiet', filling: 'text-warning', almostFull: 'text-bad' };

/** A level's sign: it differs in its shape, too. */
export function LevelIcon({ level }: Pick<Measure, 'level'>) {
  const Icon = icons[level];
  return (
    <Icon
      aria-hidden
      className={cx('size-4.5 shrink-0', levelColours[level])}
      strokeWidth={level === 'calm' ? 1.5 : 2}
    />
  );
}
