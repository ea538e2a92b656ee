/** Texts of the staff area about who looks after a record, and when. */
export const adminOwner = {
  owner: 'Owner',
  nobody: 'Nobody',
  former: 'A former colleague',
};
