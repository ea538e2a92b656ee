/** Whether a key opens more than a visitor may: of the new kind, or a signed token that says so. */
export function isSecretKey(text: string): boolean {
  if (/^(sb_secret_|sbp_)/.test(text)) return true;
  const role = roleOf(text);
  return role !== undefined && role !== 'anon' && role !== 'authenticated';
}

/** Every key in a text: a secret one may be among those that a site's script holds. */
export const keysIn = (text: string) => [
  ...new Set(text.match(/\bsb_(?:publishable|secret)_[\w-]{10,}|\beyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/g)),
];

function roleOf(token: string): string | undefined {
  const [, claims] = /^eyJ[\w-]*\.([\w-]+)\.[\w-]*$/.exec(token) ?? [];
  if (!claims) return undefined;
  try {
    const { role } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { role?: unknown };
    return typeof role === 'string' ? role : undefined;
  } catch {
    return undefined;
  }
}
