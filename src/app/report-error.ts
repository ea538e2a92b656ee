import { inLocale, splitLocale } from '@/content/facts/languages';
import { aliases, isStaffPath, type AliasPath } from '@/content/facts/paths';
import { listPaths } from '@/content/facts/staff-paths';
import { createErrorSender } from '@/lib/client-errors/send';
import type { CaughtError } from '@/lib/client-errors/watch';
import { fallbackPages, fileOf } from './route-match';

const send = createErrorSender();

export function reportError(error: CaughtError): void {
  send(error, pageName(error.path)).catch(() => undefined);
}

/** Names a page without ids, which could tell who was there. */
export function pageName(pathname: string): string {
  const { locale, path } = splitLocale(pathname);
  if (isStaffPath(path)) return staffView(path);
  const file = fileOf(path);
  if (file === fallbackPages.job) return inLocale(locale, '/careers/:id');
  return inLocale(locale, aliases[file as AliasPath] ?? file);
}

/** The quotes list is nested below the contacts list, so it is matched first. */
const staffViews = [listPaths.quote_requests, ...Object.values(listPaths), '/admin/mail'];

function staffView(path: string): string {
  const view = staffViews.find((known) => path === known || path.startsWith(`${known}/`));
  if (!view) return '/admin';
  return path.slice(view.length + 1) ? `${view}/:id` : view;
}
