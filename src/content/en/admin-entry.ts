/** Texts of the form in which staff enter a lead. */
export const adminEntry = {
  add: 'Add',
  title: (list: string) => `${list}: add`,
  hint: 'No confirmation is sent. Colleagues are notified as of any other submission.',
  missing: (label: string) => `Please fill in: ${label}`,
  save: 'Add',
  busy: 'Adding...',
  done: 'Added',
  failed: 'Failed to add it',
  restored: 'Your unsaved text was restored.',
};
