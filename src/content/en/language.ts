/** What numbers and dates are put into words by: international English, with 250M and 18 November. */
export const language = 'en-001';
