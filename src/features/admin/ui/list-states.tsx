import { CircleAlert, Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { admin } from '@/content/en/admin';
import { ToolButton } from './tool-button';

export function Skeleton({ label, rows = 8 }: { label: string; rows?: number }) {
  return (
    <div className="border-y border-line">
      <output className="sr-only">{label}</output>
      {Array.from({ length: rows }, (_, index) => (
        <div
          key={index}
          aria-hidden
          className="flex h-12 animate-pulse items-center border-b border-line last:border-b-0"
        >
          <span className="h-2.5 w-3/5 rounded-full bg-line" />
        </div>
      ))}
    </div>
  );
}

export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-3 border-y border-line px-4 py-14 text-center text-quiet">
      <Inbox aria-hidden className="size-7" strokeWidth={1.5} />
      <p className="max-w-prose">{text}</p>
      {children}
    </div>
  );
}

export function Failure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded border border-bad px-4 py-2"
    >
      <p className="flex items-center gap-2 font-semibold text-bad">
        <CircleAlert aria-hidden className="size-5 shrink-0" strokeWidth={2} />
        {text}
      </p>
      <ToolButton onClick={onRetry}>{admin.retry}</ToolButton>
    </div>
  );
}

export function MissingValue() {
  return (
    <span className="text-quiet">
      <span aria-hidden>–</span>
      <span className="sr-only">{admin.list.notGiven}</span>
    </span>
  );
}
