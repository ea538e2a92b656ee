/** The roles of staff, by their stored values. */
export const staffRoles = { admin: 'Admin', sales: 'Sales', hr: 'Human resources' };
