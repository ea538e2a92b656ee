import { ChartNoAxesColumn, ListChecks, Mail, Users, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '@/components/ui/link';
import { admin } from '@/content/en/admin';
import { adminMail } from '@/content/en/admin-mail';
import { adminSetup } from '@/content/en/admin-setup';
import { adminTeam } from '@/content/en/admin-team';
import { adminReport } from '@/content/en/admin-report';
import { adminWork } from '@/content/en/admin-work';
import { cx } from '@/lib/cx';
import { mailHealthOf } from './mail/mail-queries';
import { openWorkQuery, totalCountOf } from './overview/work-queries';
import { mailPath, setupPath, teamPath, reportPath, workPath, workViews } from './records/tabs';
import { useOpenRowCount } from './setup/use-setup';
import { mailStateQuery } from './ui/mail-state';
import { useStaffQuery } from './ui/staff-query';
import { useIsAdmin, useStaffUser } from './ui/staff-user';

export const railItem =
  'flex min-h-8 w-full items-center gap-2.5 rounded-md px-2 text-start hover:bg-paper hover:text-link data-[state=active]:bg-paper data-[state=active]:font-semibold data-[state=active]:text-link aria-[current=page]:bg-paper aria-[current=page]:font-semibold aria-[current=page]:text-link max-lg:min-h-11 pointer-coarse:min-h-11';

export function Welcome({ className }: { className: string }) {
  const { email } = useStaffUser();
  return <p className={className}>{`${admin.dashboard.welcome} ${email}`}</p>;
}

export function ViewLinks() {
  const { data } = useStaffQuery(openWorkQuery);
  return (
    <nav aria-label={adminWork.views.title} className="lg:mt-4">
      <p aria-hidden className="px-2 pb-1 text-[0.8125rem] font-semibold text-quiet">
        {adminWork.views.title}
      </p>
      {workViews.map((view) => {
        const count = totalCountOf(data, view === 'messages' ? 'answers' : view);
        return (
          <RailLink key={view} to={workPath(view)} label={adminWork.views[view]}>
            <RailCount count={count} isLate={view === 'overdue'} />
          </RailLink>
        );
      })}
    </nav>
  );
}

export function RailCount({ count, isLate = false }: { count: number; isLate?: boolean }) {
  if (count === 0) return null;
  return (
    <span className={cx('ms-auto tabular-nums', isLate && 'font-bold text-bad')}>
      {count.toLocaleString('en')}
    </span>
  );
}

export function ScreenLinks() {
  const isAdmin = useIsAdmin();
  return (
    <nav aria-label={adminWork.screens}>
      <RailLink to={reportPath} icon={ChartNoAxesColumn} label={adminReport.title} />
      <RailLink to={mailPath} icon={Mail} label={adminMail.title}>
        <MailMark />
      </RailLink>
      {isAdmin && <RailLink to={teamPath} icon={Users} label={adminTeam.title} />}
      {isAdmin && <SetupLink />}
    </nav>
  );
}

const mailCheckMs = 3 * 60_000;

/** Warns while mail is in trouble, because no mail can report that. */
export function MailMark() {
  const query = { ...mailStateQuery, refetchInterval: mailCheckMs };
  const { data, dataUpdatedAt } = useStaffQuery(query);
  if (!data || !mailHealthOf(data, dataUpdatedAt).needsAttention) return null;
  return (
    <>
      <span
        aria-hidden
        className="grid size-5 place-items-center rounded-full bg-bad text-[0.75rem] leading-none font-bold text-paper"
      >
        !
      </span>{' '}
      <span className="sr-only">{adminMail.attention}</span>
    </>
  );
}

/** A link to Set up while facts are open; the team screen always has one. */
function SetupLink() {
  const count = useOpenRowCount();
  if (count === 0) return null;
  return (
    <RailLink to={setupPath} icon={ListChecks} label={adminSetup.title}>
      <RailCount count={count} /> <span className="sr-only">{adminSetup.open}</span>
    </RailLink>
  );
}

interface RailLinkProps {
  to: string;
  icon?: LucideIcon;
  label: string;
  children?: ReactNode;
}

function RailLink({ to, icon: Icon, label, children }: RailLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link to={to} aria-current={pathname.startsWith(to) ? 'page' : undefined} className={railItem}>
      {Icon && <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.5} />}
      <span className="truncate">{label}</span> {children}
    </Link>
  );
}
