import { createContext, useContext } from 'react';

export interface StaffUser {
  id: string;
  email: string;
}

/** Who is signed in, for everything inside the dashboard. */
export const StaffUserContext = createContext<StaffUser>({ id: '', email: '' });

export function useStaffUser(): StaffUser {
  return useContext(StaffUserContext);
}
