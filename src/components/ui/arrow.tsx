import { cx } from '@/lib/cx';

const turns = { forward: '', back: 'back', out: 'out' };

interface ArrowProps {
  to?: keyof typeof turns;
}

export function Arrow({ to = 'forward' }: ArrowProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={cx('arrow', turns[to])}
    >
      <path d="M3 12h18M14 5l7 7-7 7" />
    </svg>
  );
}
