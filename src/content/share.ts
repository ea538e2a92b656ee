/** Where the share image of a page lies: made by the build, one a page. */
export function shareImagePath(path: string): string {
  return `/share/${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
}
