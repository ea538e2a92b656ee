import { header } from './navigation';

/** The band that closes every public page; a page may bring its own sentence. */
export const closingBand = {
  sentence: 'Tell us which network you run and what your subscribers ask for.',
  actions: header.actions,
};
