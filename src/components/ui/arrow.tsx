import { cx } from '@/lib/cx';
import { Icon } from './icons';

const turnClasses = { forward: '', back: 'back', out: 'out' };

export function Arrow({ direction = 'forward' }: { direction?: keyof typeof turnClasses }) {
  return <Icon d="M3 12h18M14 5l7 7-7 7" className={cx('arrow', turnClasses[direction])} />;
}
