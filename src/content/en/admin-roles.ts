/** The roles of staff, by their stored values: the list that every role outside SQL comes from. */
export const staffRoles = { admin: 'Administrator', sales: 'Sales', hr: 'HR' };

export type StaffRole = keyof typeof staffRoles;

/** What each sees. The privacy policy of each language says it to visitors. */
export const roleIncludes: Record<StaffRole, string> = {
  admin: 'Everything, and this page',
  sales: 'Contact messages, quote requests and partnership applications',
  hr: 'Job applications, their files and job postings',
};
