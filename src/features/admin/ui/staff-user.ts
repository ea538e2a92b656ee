import { createContext, useContext } from 'react';

export interface StaffUser {
  id: string;
  email: string;
}

export const StaffUserContext = createContext<StaffUser>({ id: '', email: '' });

export function useStaffUser(): StaffUser {
  return useContext(StaffUserContext);
}
