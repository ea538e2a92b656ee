import { cx } from '@/lib/cx';

const turns = { forward: '', back: 'rotate-180', out: '-rotate-45' };

interface ArrowProps {
  to?: keyof typeof turns;
  className?: string;
}

export function Arrow({ to = 'forward', className }: ArrowProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={cx('size-[0.9em] shrink-0', turns[to], className)}
    >
      <path d="M3 12h18M14 5l7 7-7 7" />
    </svg>
  );
}
