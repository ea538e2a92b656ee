import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';

interface NoticeProps {
  icon: LucideIcon;
  tone: 'quiet' | 'warning' | 'bad';
  isStatus?: boolean;
  action?: ReactNode;
  children: ReactNode;
}

const tones = { quiet: 'text-quiet', warning: 'text-warning', bad: 'text-bad' };

export function Notice({ icon: Icon, tone, isStatus = false, action, children }: NoticeProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line bg-[color-mix(in_srgb,var(--marigold)_12%,var(--paper))] px-4 py-2">
      <p
        role={isStatus ? 'status' : undefined}
        className={cx('flex min-w-0 grow basis-60 gap-2 wrap-anywhere', tones[tone])}
      >
        <Icon aria-hidden className="mt-px size-5 shrink-0" strokeWidth={1.5} />
        <span className="min-w-0">{children}</span>
      </p>
      {action && <div className="flex flex-wrap gap-1.5">{action}</div>}
    </div>
  );
}
