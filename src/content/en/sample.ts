/** On every page while its facts or quotations are samples. */
export const sampleNote = {
  label: 'About this site',
  text: 'This is a sample site: the company, its figures, contacts and quotations are invented.',
};
