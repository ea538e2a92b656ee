/** The roles of staff, by their stored values: the list that every role outside SQL comes from. */
export const staffRoles = { admin: 'Admin', sales: 'Sales', hr: 'Human resources' };

export type StaffRole = keyof typeof staffRoles;
