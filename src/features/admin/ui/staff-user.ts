import { createContext, use } from 'react';
import type { StaffRole } from '@/content/en/admin-roles';
import type { RecordTable } from '../records/record-kind';

export interface Account {
  id: string;
  email: string;
}

/** What a row of admin_users says of its member of staff; session/access-gate.tsx reads it. */
export interface Access {
  role: StaffRole;
  name: string | null;
  jobTitle: string | null;
  phone: string | null;
  tables: readonly RecordTable[];
}

export interface StaffUser extends Account, Access {
  company: string;
}

export const StaffUserContext = createContext<StaffUser | null>(null);

export function useStaffUser(): StaffUser {
  const user = use(StaffUserContext);
  if (!user) throw new Error('useStaffUser needs an AccessGate around it');
  return user;
}

/** True for administrators; the database enforces their rights. */
export const useIsAdmin = () => useStaffUser().role === 'admin';
