/** To who reads a page in another language. */
export const offer = {
  exists: 'Cette page existe en français',
  dismiss: 'Ne plus proposer le français',
};
