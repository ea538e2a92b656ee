const byteCount = 32;

/** Returns the secret of a status link, as the mailed links have it: 256 bits in base64url. */
export function newStatusSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(byteCount));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
}

/** Returns what the database keeps of a secret, in hex; undefined on plain HTTP, where browsers hide hashing. */
export async function hashOfSecret(secret: string): Promise<string | undefined> {
  if (!globalThis.isSecureContext) return undefined;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
