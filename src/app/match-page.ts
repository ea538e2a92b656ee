import { aliases, type AliasPath, type PagePath } from '@/content/facts/paths';
import type { LazyPage } from '@/lib/lazy-page';
import { adminPage, jobPage, notFoundPage, routes } from './routes';

/** The files that answer for many paths: the staff area's views, job postings, everything unknown. */
export const shells = { admin: '/admin', job: '/careers/posting', notFound: '/404' } as const;

/** The prerendered file that answers for a path: its own, or one of the shells. */
export function shellOf(pathname: string): string {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (path === shells.admin || path.startsWith(`${shells.admin}/`)) return shells.admin;
  if (/^\/careers\/[^/]+$/.test(path)) return shells.job;
  return path in routes || path in aliases ? path : shells.notFound;
}

/** The page that a path shows, so that its code can be fetched before it is rendered. */
export function pageOf(pathname: string): LazyPage {
  const shell = shellOf(pathname);
  if (shell === shells.admin) return adminPage;
  if (shell === shells.job) return jobPage;
  if (shell === shells.notFound) return notFoundPage;
  return routes[aliases[shell as AliasPath] ?? (shell as PagePath)];
}
