const word = /=\?([^?\s]{1,40})\?b\?([a-z\d+/]{2,1000}={0,2})\?=/gi;

/** Rewrites base64 words as quoted ones: only those does the parser join where a letter is cut in two. */
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
