/** Compares hashes, so that the response time reveals nothing about the token. */
export async function isSameSecret(one: string, other: string): Promise<boolean> {
  const hash = async (text: string) =>
    String(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
  return (await hash(one)) === (await hash(other));
}
