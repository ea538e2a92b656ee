/** To who reads a page in another language. */
export const offer = {
  exists: 'This page exists in English',
  dismiss: 'Do not offer English again',
};
