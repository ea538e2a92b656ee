import type { ReactNode } from 'react';

/** A field that takes both columns of its group. */
export function FullWidth({ children }: { children: ReactNode }) {
  return <div className="sm:col-span-2">{children}</div>;
}
