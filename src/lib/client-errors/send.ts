import { env } from '@/lib/env';
import { describeError } from './describe';
import type { CaughtError } from './watch';

const maxPerPageLoad = 5;

/** Returns a function that reports each error once, and a few of them at most. */
export function createErrorSender(): (caught: CaughtError, page: string) => Promise<void> {
  const reportedKeys = new Set<string>();
  return (caught, page) => send(caught, page, reportedKeys);
}

async function send(caught: CaughtError, page: string, reported: Set<string>): Promise<void> {
  const described = describeError(caught);
  if (!described || !navigator.onLine) return;
  const reportKey = JSON.stringify([described.kind, described.message, described.frames[0], page]);
  if (reported.has(reportKey) || reported.size >= maxPerPageLoad) return;
  reported.add(reportKey);
  const report = { ...described, page, browser: browserOf(navigator.userAgent), build: buildOf() };
  await fetch(`${env.supabaseUrl}/rest/v1/rpc/report_client_error`, {
    method: 'POST',
    keepalive: true,
    headers: { apikey: env.supabaseKey, 'content-type': 'application/json' },
    body: JSON.stringify(report),
  });
}

const buildOf = () => document.getElementById('root')?.dataset['build'] ?? 'other';

/** Specific families first: most browsers also claim to be Chrome and Safari. */
const families = [
  ['Edge', /\b(?:Edg|EdgA|EdgiOS)\/(\d+)/],
  ['Opera', /\b(?:OPR|OPX)\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['UC Browser', /\bUCBrowser\/(\d+)/],
  ['Yandex', /\bYaBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)\S* .*\bSafari\//],
] as const;

function browserOf(userAgent: string): string {
  for (const [family, pattern] of families) {
    const major = pattern.exec(userAgent)?.[1];
    if (major) return `${family} ${major.slice(0, 4)}`;
  }
  return 'other';
}
