/** Text as a parameter of an address. What cannot be encoded is left out. */
export const encodeText = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''));
