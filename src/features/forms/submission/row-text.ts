import { sourceColumns } from './visit-source';

const hidden = new Set<string>([
  ...sourceColumns,
  'sender_secret',
  'status_hash',
  'honeypot',
  'seconds_to_fill',
  'replaces',
  'locale',
  'consent_version',
]);

/** The names and values of a row, one per line, for an email or the clipboard. */
export function textOfRow(row: Record<string, unknown>): string {
  return Object.entries(row)
    .filter(([name, part]) => isReadable(part) && !hidden.has(name))
    .map(([name, part]) => `${name.replaceAll('_', ' ')}: ${String(part)}`)
    .join('\n');
}

const isReadable = (part: unknown) =>
  (typeof part === 'string' && part !== '') || typeof part === 'number' || part === true;
