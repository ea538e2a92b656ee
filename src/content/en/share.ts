import { site } from '../facts/site.ts';

/** The small line above the title on a share image: the part of the site. */
export function shareEyebrow(path: string): string {
  if (path.startsWith('/products/')) return 'Products';
  if (path.startsWith('/regions/')) return 'Our network';
  return site.tagline;
}
