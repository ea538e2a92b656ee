import { createContext, useContext } from 'react';
import type { StaffRole } from '@/content/en/admin-roles';
import type { RecordTable } from '../records/record-list';

export interface Account {
  id: string;
  email: string;
}

/** A row of admin_users, as the database answers it. */
export interface Access {
  role: StaffRole;
  name: string | null;
  jobTitle: string | null;
  phone: string | null;
  /** The kinds of records that the role includes. */
  tables: readonly RecordTable[];
}

export interface StaffUser extends Account, Access {}

export const StaffUserContext = createContext<StaffUser>({
  id: '',
  email: '',
  role: 'sales',
  name: null,
  jobTitle: null,
  phone: null,
  tables: [],
});

export function useStaffUser(): StaffUser {
  return useContext(StaffUserContext);
}

export type Right =
  | 'manageTeam'
  | 'manageMailboxes'
  | 'seeErrors'
  | 'seeWeek'
  | 'seeHealth'
  | 'setUp'
  | 'erase';

/** Who sees what else; the database refuses it to others. */
const rights: Record<Right, readonly StaffRole[]> = {
  manageTeam: ['admin'],
  manageMailboxes: ['admin'],
  seeErrors: ['admin'],
  seeWeek: ['admin'],
  seeHealth: ['admin'],
  setUp: ['admin'],
  erase: ['admin'],
};

export function useRight(right: Right): boolean {
  return hasRight(useStaffUser().role, right);
}

/** A shared mailbox has no role. */
export function hasRight(role: string | null, right: Right): boolean {
  return rights[right].some((one) => one === role);
}
