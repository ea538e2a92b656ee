/** Encodes a URL parameter, leaving out lone surrogates. */
export const encodeText = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''));
