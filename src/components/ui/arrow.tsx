import { cx } from '@/lib/cx';
import { Icon } from './icons';

const turnClasses = { forward: '', back: 'back', out: 'out' };

interface ArrowProps {
  direction?: keyof typeof turnClasses;
}

export function Arrow({ direction = 'forward' }: ArrowProps) {
  return <Icon d="M3 12h18M14 5l7 7-7 7" className={cx('arrow', turnClasses[direction])} />;
}
