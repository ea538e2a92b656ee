import type { ReactNode } from 'react';

/** Fields that take both columns of their group. */
export function FullWidth({ children }: { children: ReactNode }) {
  return <div className="flex flex-col gap-5 sm:col-span-2">{children}</div>;
}
