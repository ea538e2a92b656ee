const base64Word = /=\?([^?\s]{1,40})\?b\?([a-z\d+/]{2,1000}={0,2})\?=/gi;

/** Rewrites base64 words as quoted ones, which alone the parser joins where a character is cut in two. */
export function joinableWords(header: string): string {
  if (!/=\?=\s{1,9}=\?/.test(header)) return header;
  return header.replaceAll(base64Word, (word, charset: string, text: string) => {
    try {
      const hexBytes = Array.from(atob(text), (byte) =>
        byte.charCodeAt(0).toString(16).padStart(2, '0'),
      );
      return `=?${charset}?Q?${hexBytes.map((hex) => `=${hex}`).join('')}?=`;
    } catch {
      return word;
    }
  });
}
