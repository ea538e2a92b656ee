import { lazyStill } from '@/lib/lazy-still';
import type { AfricaMapProps } from './africa-map';
import type { RegionMapProps } from './region-map';

/** Africa in dots where nothing about it changes; the footprint uses the map itself. */
export const StillAfricaMap = lazyStill<AfricaMapProps>(
  async () => (await import('./africa-map')).AfricaMap,
);

export const StillRegionMap = lazyStill<RegionMapProps>(
  async () => (await import('./region-map')).RegionMap,
);
