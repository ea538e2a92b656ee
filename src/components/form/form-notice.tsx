import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export function FormNotice({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex items-start gap-2.5 rounded border border-bad px-4 py-3 text-small font-semibold text-bad"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" strokeWidth={2} />
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  );
}
