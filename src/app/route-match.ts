import { aliases, type AliasPath, type PagePath } from '@/content/facts/paths';
import type { LazyPage } from '@/lib/lazy-page';
import { adminPage, jobPage, notFoundPage, routes } from './routes';

/** The files that answer for many paths: the staff area's views, job postings, everything unknown. */
export const fallbackPages = {
  admin: '/admin',
  job: '/careers/posting',
  notFound: '/404',
} as const;

export function fileOf(pathname: string): string {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (path === fallbackPages.admin || path.startsWith(`${fallbackPages.admin}/`)) {
    return fallbackPages.admin;
  }
  if (/^\/careers\/[^/]+$/.test(path)) return fallbackPages.job;
  return path in routes || path in aliases ? path : fallbackPages.notFound;
}

export function pageOf(pathname: string): LazyPage {
  const file = fileOf(pathname);
  if (file === fallbackPages.admin) return adminPage;
  if (file === fallbackPages.job) return jobPage;
  if (file === fallbackPages.notFound) return notFoundPage;
  return routes[aliases[file as AliasPath] ?? (file as PagePath)];
}
