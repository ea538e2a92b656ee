/** What numbers and dates are put into words by: French, with 250 M and 18 novembre. */
export const language = 'fr';
