/** Where the share image of a page lies: made by the build, one a page; postings share their list's. */
export function shareImagePath(path: string): string {
  if (path.startsWith('/careers/')) return shareImagePath('/careers');
  return `/share/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
}
