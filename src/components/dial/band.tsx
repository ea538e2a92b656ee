import type { ReactNode } from 'react';
import type { GroundName } from '@/content/facts/products';

interface BandProps {
  ground?: GroundName;
  children: ReactNode;
}

export function Band({ ground = 'marigold', children }: BandProps) {
  return (
    <div className="ground band" data-ground={ground}>
      <div className="wrap">{children}</div>
    </div>
  );
}
