import type { ReactNode } from 'react';
import { ErrorSign } from './field';

export function FormNotice({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex items-start gap-2.5 rounded border-2 border-bad bg-sand px-4 py-3 text-small font-semibold text-bad"
    >
      <ErrorSign />
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  );
}
