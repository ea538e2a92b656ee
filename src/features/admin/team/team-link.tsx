import { Users } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Link } from '@/components/ui/link';
import { adminTeam } from '@/content/en/admin-team';
import { cx } from '@/lib/cx';
import { teamPath } from '../records/tabs';
import { useStaffUser } from '../ui/staff-user';
import { toolButton, toolVariants } from '../ui/tool-button';

/** Leads admins from every view to the team. */
export function TeamLink() {
  const { role } = useStaffUser();
  const { pathname } = useLocation();
  if (role !== 'admin') return null;
  return (
    <Link
      to={teamPath}
      aria-current={pathname.startsWith(teamPath) ? 'page' : undefined}
      className={cx(
        toolButton,
        toolVariants.outlined,
        'aria-[current=page]:border-brand aria-[current=page]:text-brand max-md:min-w-11',
      )}
    >
      <Users aria-hidden className="size-4.5" strokeWidth={1.5} />
      <span className="max-md:sr-only">{adminTeam.title}</span>
    </Link>
  );
}
