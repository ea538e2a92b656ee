import { staff } from '@/lib/supabase/staff';

/** After a change of password. @returns whether it was done */
export async function endOtherSessions(): Promise<boolean> {
  const { error } = await staff().auth.signOut({ scope: 'others' });
  if (error) console.warn('other sessions could not be ended:', error.message);
  return !error;
}
