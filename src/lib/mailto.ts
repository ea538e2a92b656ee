/** A link that begins an e-mail. What cannot be encoded is left out. */
export function mailto(address: string, subject: string, body: string): string {
  const encode = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''));
  return `mailto:${address}?subject=${encode(subject)}&body=${encode(body.replaceAll(/\r?\n/g, '\r\n'))}`;
}
