import { site } from '../facts/site.ts';

/** Where the share image of a page lies: made by the build, one a page; postings share their list's. */
export function shareImagePath(path: string): string {
  if (path.startsWith('/careers/')) return shareImagePath('/careers');
  return `/share/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
}

/** The small line above the title on a share image: the part of the site. */
export function shareEyebrow(path: string): string {
  if (path.startsWith('/products/')) return 'Products';
  if (path.startsWith('/regions/')) return 'Our network';
  return site.tagline;
}
