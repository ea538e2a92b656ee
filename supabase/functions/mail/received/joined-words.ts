const word = /=\?([^?\s]{1,40})\?b\?([a-z\d+/]{2,1000}={0,2})\?=/gi;

/**
 * Some programs cut a letter into two words of base64, each with padding, which the parser does not join: it does join
 * quoted ones.
 */
export function joinableWords(header: string): string {
  if (!/=\?=\s{1,9}=\?/.test(header)) return header;
  return header.replaceAll(word, (whole, charset: string, text: string) => {
    try {
      const signs = Array.from(atob(text), (sign) =>
        sign.charCodeAt(0).toString(16).padStart(2, '0'),
      );
      return `=?${charset}?Q?${signs.map((sign) => `=${sign}`).join('')}?=`;
    } catch {
      return whole;
    }
  });
}
