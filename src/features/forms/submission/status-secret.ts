import { withTimeLimit } from '@/lib/time-limit';

/** 43 characters in base64url, as many as the status page expects (`secretLinkIn`). */
const byteCount = 32;

export function newStatusSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(byteCount));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
}

/** Returns what the database keeps of a secret, in hex; undefined where the browser does not hash, as on plain HTTP. */
export async function hashOfSecret(secret: string): Promise<string | undefined> {
  if (!globalThis.isSecureContext) return undefined;
  const hashing = crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  const hash = await withTimeLimit(hashing).catch(() => undefined);
  if (!hash) return undefined;
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
