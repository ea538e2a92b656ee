import type { ReactNode } from 'react';
import type { Ground } from '@/content/facts/products';

interface BandProps {
  ground?: Ground;
  children: ReactNode;
}

/** A flat strip across the page: with the head's ground, the only colour that one has. */
export function Band({ ground = 'marigold', children }: BandProps) {
  return (
    <div className="ground band" data-ground={ground}>
      <div className="wrap">{children}</div>
    </div>
  );
}
