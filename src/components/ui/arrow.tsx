import { cx } from '@/lib/cx';
import { Icon } from './icons';

/** Points forward by default; `out` leads to another site. */
export function Arrow({ direction }: { direction?: 'back' | 'out' }) {
  return <Icon d="M3 12h18M14 5l7 7-7 7" className={cx('arrow', direction)} />;
}
