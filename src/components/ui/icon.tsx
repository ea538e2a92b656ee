import { lazyStill } from '@/lib/lazy-still';
import type { IconProps } from './icon-drawings';

/** A drawing beside text that says the same; 24 px unless its class says otherwise. */
export const Icon = lazyStill<IconProps>(async () => (await import('./icon-drawings')).IconDrawing);
