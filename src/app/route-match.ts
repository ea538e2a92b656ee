import { aliases, type AliasPath, type PagePath } from '@/content/facts/paths';
import { isJobId, tidyJobId } from '@/features/jobs/job-id';
import type { LazyPage } from '@/lib/lazy-page';
import { adminPage, jobPage, notFoundPage, routes } from './routes';

/** The files that answer for many paths: the staff area's views, built postings, everything unknown. */
export const fallbackPages = {
  admin: '/admin',
  job: '/careers/posting',
  notFound: '/404',
} as const;

/** What text around an address leaves behind it, and slashes: all but letters and digits. */
const closingSigns = /[^\p{L}\p{M}\p{N}]+$/u;

/** The path that was meant, as this site spells it; one that leads nowhere stays as it is. */
export function pathMeant(pathname: string): string {
  if (isStaffPath(pathname)) return pathname;
  const spelled = decoded(pathname)
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(closingSigns, '')
    .replace(/(^|\/)index$|(\/index)?\.(html?|php)$/, '')
    .replace(closingSigns, '');
  const path = spelled || '/';
  if (path in routes || path in aliases || isStaffPath(path)) return path;
  const [, posting = ''] = /^\/careers\/([^/]+)$/.exec(path) ?? [];
  const id = tidyJobId(posting);
  return isJobId(id) ? `/careers/${id}` : pathname;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

const isStaffPath = (path: string) =>
  path === fallbackPages.admin || path.startsWith(`${fallbackPages.admin}/`);

export function fileOf(pathname: string): string {
  const path = pathMeant(pathname);
  if (isStaffPath(path)) return fallbackPages.admin;
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
