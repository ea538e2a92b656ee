/** The roles of staff, by their stored values: the list that every role outside SQL comes from. */
export const staffRoles = { admin: 'Administrator', sales: 'Sales', hr: 'HR' };

export type StaffRole = keyof typeof staffRoles;
