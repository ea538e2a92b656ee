import {
  aliases,
  isStaffPath,
  pagePaths,
  type AliasPath,
  type PagePath,
} from '@/content/facts/paths';
import { isJobId, normalizeJobId } from '@/features/careers/job-id';
import type { LazyPage } from '@/lib/lazy-page';
import { adminPage, type Pages } from './routes';

export const fallbackPages = {
  admin: '/admin',
  job: '/careers/posting',
  notFound: '/404',
} as const;

const trailingPunctuation = /[\s\p{P}\p{S}\p{Cf}]+$/u;

/** A query that lost its `?`, or whose `?` was encoded. */
const mangledQuery = /[?&;](?:amp;)?(.*)/s;

/** Returns the path that a mistyped or mangled one means; one that means no page is returned as it is. */
export function correctPath(pathname: string): string {
  if (isStaffPath(pathname)) return pathname;
  const [pathPart = ''] = decoded(pathname).split(mangledQuery, 1);
  const path = pathPart.toLowerCase().replace(trailingPunctuation, '') || '/';
  if (isPage(path) || isStaffPath(path)) return path;
  const id = normalizeJobId(/^\/careers\/([^/]+)$/.exec(path)?.[1] ?? '');
  return isJobId(id) ? `/careers/${id}` : pathname;
}

export function correctSearch(pathname: string, search: string): string {
  const query = mangledQuery.exec(decoded(pathname))?.[1];
  return query ? `?${new URLSearchParams(`${query}&${search.slice(1)}`)}` : search;
}

/** The address with the `#` that gateways encoded, even repeatedly: `/status#X` of `/status%23X`; undefined if there is none. */
export function withFragment({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const [, path, escapes = '', rest] = /^(.*?)%((?:25)*)23(.*)$/.exec(pathname) ?? [];
  if (path === undefined || rest === undefined) return undefined;
  let fragment = rest;
  // Every further encoding added a `25`.
  for (let times = escapes.length / 2; times >= 0; times--) fragment = decoded(fragment);
  return `${path.replace(/^\/+/, '/') || '/'}${search}#${fragment}`;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

const knownPaths = new Set<string>(pagePaths);
const isPage = (path: string) => knownPaths.has(path) || Object.hasOwn(aliases, path);

/** Returns the path under which the build wrote the HTML of this address. */
export function fileOf(pathname: string): string {
  const path = correctPath(pathname);
  if (isStaffPath(path)) return fallbackPages.admin;
  if (/^\/careers\/[^/]+$/.test(path)) return fallbackPages.job;
  return isPage(path) ? path : fallbackPages.notFound;
}

export function isUnknownPath(pathname: string): boolean {
  const file = fileOf(pathname);
  const id = pathname.replace(/^.*\//, '');
  return (
    file === fallbackPages.notFound || (file === fallbackPages.job && !isJobId(normalizeJobId(id)))
  );
}

export function pageOf({ routes, posting, notFound }: Pages, pathname: string): LazyPage {
  const file = fileOf(pathname);
  if (file === fallbackPages.admin) return adminPage;
  if (file === fallbackPages.job) return posting;
  if (file === fallbackPages.notFound) return notFound;
  return routes[aliases[file as AliasPath] ?? (file as PagePath)];
}
