import { lazyStill } from '@/lib/lazy-still';

/** Quarter circles out of the lower right corner: the brand's motif behind a section. */
export const CornerArcs = lazyStill<{ className?: string }>(
  async () => (await import('./signal-arcs')).CornerArcs,
);
