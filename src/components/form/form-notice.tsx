import type { ReactNode } from 'react';
import { ErrorSign } from './field';

export function FormNotice({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="notice flex items-start gap-3 bg-sand text-small font-semibold text-bad"
    >
      <ErrorSign />
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  );
}
