import { fromBase64 } from '../../../src/lib/base64.ts';

const toleranceMs = 5 * 60_000;

/** Checks a webhook's signature as Svix makes it: HMAC-SHA256 of `id.timestamp.body`. One of several may match. */
export async function isSigned(
  headers: Headers,
  body: Uint8Array,
  secret: string,
): Promise<boolean> {
  const [id, timestamp, signatures] = ['svix-id', 'svix-timestamp', 'svix-signature'].map(
    (name) => headers.get(name) ?? '',
  );
  if (!id || !timestamp || !signatures) return false;
  // negated, as a timestamp that is no number compares to nothing
  if (!(Math.abs(Date.now() - Number(timestamp) * 1000) <= toleranceMs)) return false;
  const keyBytes = readBase64(secret.replace(/^whsec_/, ''));
  if (!keyBytes?.length) return false;
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', keyBytes, hmac, false, ['verify']);
  const signed = new Uint8Array([...new TextEncoder().encode(`${id}.${timestamp}.`), ...body]);
  for (const signature of signatures.split(' ').slice(0, 20)) {
    const [version, text = ''] = signature.split(',');
    const bytes = version === 'v1' ? readBase64(text) : undefined;
    if (bytes && (await crypto.subtle.verify('HMAC', key, bytes, signed))) return true;
  }
  return false;
}

/** Compares hashes, so that the response time reveals nothing about the token. */
export async function isSameSecret(one: string, other: string): Promise<boolean> {
  const hash = async (text: string) =>
    String(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
  return (await hash(one)) === (await hash(other));
}

function readBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return fromBase64(text);
  } catch {
    return undefined;
  }
}
