/**
 * Id of the sentence that ends a page's first words. Browsers that can paint nothing before it is there:
 * a slow phone would lay out and paint the header alone, and the words only after that.
 */
export const firstText = 'lead';

/** Id of the heading behind a page's largest text, where that comes after its first words: in a posting. */
export const behindText = 'requirements';
