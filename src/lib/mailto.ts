/** A mailto link, without lone surrogates. Line breaks are CRLF, as RFC 6068 has it. */
export function mailto(address: string, subject?: string, body?: string): string {
  const lines = body?.replaceAll(/\r\n?|\n/g, '\r\n');
  const fields = Object.entries({ subject, body: lines })
    .filter((field): field is [string, string] => field[1] !== undefined)
    .map(([name, text]) => `${name}=${encodeText(text)}`);
  // Encoded: otherwise the address could add headers such as `?cc=…`.
  const link = `mailto:${encodeText(address).replace('%40', '@')}`;
  return fields.length > 0 ? `${link}?${fields.join('&')}` : link;
}

export const encodeText = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''));
