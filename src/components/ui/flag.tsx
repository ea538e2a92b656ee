import { lazyStill } from '@/lib/lazy-still';
import type { FlagProps } from './flag-drawing';

/** A market's flag; see FlagDrawing. */
export const Flag = lazyStill<FlagProps>(async () => (await import('./flag-drawing')).FlagDrawing);
