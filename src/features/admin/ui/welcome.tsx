import { admin } from '@/content/en/admin';
import { useStaffUser } from './staff-user';

/** The line that greets a colleague: in the header or, where that has no room, on Overview. */
export function Welcome({ className }: { className: string }) {
  const { email, name, isNew } = useStaffUser();
  const { firstWelcome, welcome } = admin.dashboard;
  return (
    <p className={className} title={email}>
      {isNew ? `${firstWelcome} ${name ?? email}` : `${welcome} ${email}`}
    </p>
  );
}
