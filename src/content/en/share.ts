import { tagline } from './common';

/** The small line above the title on a share image: the part of the site. */
export function shareEyebrow(path: string): string {
  if (path.startsWith('/products/')) return 'Products';
  if (path.startsWith('/regions/')) return 'Our network';
  return tagline;
}
