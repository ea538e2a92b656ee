import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { ToolButton } from '../ui/tool-button';

interface NoticeProps {
  tone?: 'warning';
  title?: string;
  action?: string;
  onAction?: () => void;
  children: ReactNode;
}

export function Notice({ tone, title, action, onAction, children }: NoticeProps) {
  return (
    <output
      className={cx(
        'mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 rounded border px-3 py-2',
        tone === 'warning' ? 'border-warning' : 'border-hairline bg-raised',
      )}
    >
      <span className="min-w-0 grow basis-60 wrap-anywhere">
        {title && <strong className="block text-warning">{title}</strong>}
        {children}
      </span>
      {action && <ToolButton onClick={onAction}>{action}</ToolButton>}
    </output>
  );
}
