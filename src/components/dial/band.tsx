import type { ReactNode } from 'react';

export function Band({ children }: { children: ReactNode }) {
  return (
    <div className="ground band" data-ground="marigold">
      <div className="wrap">{children}</div>
    </div>
  );
}
