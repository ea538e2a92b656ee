import {
  CalendarDays,
  HeartPulse,
  Mail,
  Menu,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '@/components/ui/link';
import { admin } from '@/content/en/admin';
import { adminHealth } from '@/content/en/admin-health';
import { adminMail } from '@/content/en/admin-mail';
import { adminTeam } from '@/content/en/admin-team';
import { adminWeek } from '@/content/en/admin-week';
import { MailMark } from './mail/mail-mark';
import { healthPath, mailPath, teamPath, weekPath, type Tab } from './records/tabs';
import { Disclosure } from './ui/disclosure';
import { lazyDialog } from './ui/lazy-part';
import { useRight, useStaffUser } from './ui/staff-user';

const AccountDialogs = lazyDialog(
  async () => (await import('./session/account-dialogs')).AccountDialogs,
);

interface HeaderMenuProps {
  /** Part of the menu where the header has no room for them. */
  tabs: readonly Tab[];
}

/** Leads to the screens that are not tabs and to one's own account. */
export function HeaderMenu({ tabs }: HeaderMenuProps) {
  const { email } = useStaffUser();
  const managesTeam = useRight('manageTeam');
  const seesWeek = useRight('seeWeek');
  const seesHealth = useRight('seeHealth');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Disclosure
        isMenu
        className="w-60"
        buttonClassName="max-lg:border-transparent"
        label={
          <>
            <Menu aria-hidden className="size-4.5" strokeWidth={1.5} />
            {admin.dashboard.menu}
            <MailMark />
          </>
        }
      >
        <nav
          aria-label={admin.dashboard.tabs}
          className="mb-1.5 border-b border-line pb-1.5 lg:hidden"
        >
          {tabs.map(({ path, label, icon }) => (
            <HeaderLink
              key={path}
              to={path}
              exact={path === tabs[0]?.path}
              icon={icon}
              label={label}
            />
          ))}
        </nav>
        <HeaderLink to={mailPath} icon={Mail} label={adminMail.title}>
          <MailMark />
        </HeaderLink>
        {seesWeek && <HeaderLink to={weekPath} icon={CalendarDays} label={adminWeek.title} />}
        {seesHealth && <HeaderLink to={healthPath} icon={HeartPulse} label={adminHealth.title} />}
        {managesTeam && <HeaderLink to={teamPath} icon={Users} label={adminTeam.title} />}
        <div className="mt-1.5 border-t border-line pt-1.5">
          <p className="truncate px-2.5 py-1 text-quiet">{email}</p>
          <button type="button" className={headerItem} onClick={() => setOpen(true)}>
            <UserRound aria-hidden className="size-4.5" strokeWidth={1.5} />
            {adminTeam.account.open}
          </button>
        </div>
      </Disclosure>
      {isOpen && <AccountDialogs onClose={() => setOpen(false)} />}
    </>
  );
}

interface HeaderLinkProps {
  to: string;
  /** Current only at this address, not at those below it. */
  exact?: boolean;
  icon: LucideIcon;
  label: string;
  children?: ReactNode;
}

/** Leads from every view to another screen. */
function HeaderLink({ to, exact, icon: Icon, label, children }: HeaderLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = exact ? pathname === to : pathname.startsWith(to);
  return (
    <Link to={to} aria-current={isCurrent ? 'page' : undefined} className={headerItem}>
      <Icon aria-hidden className="size-4.5" strokeWidth={1.5} />
      {label}
      {children}
    </Link>
  );
}

const headerItem =
  'flex min-h-9 w-full items-center gap-2.5 rounded-md px-2.5 text-start hover:bg-paper hover:text-link aria-[current=page]:font-semibold aria-[current=page]:text-link max-md:min-h-11 pointer-coarse:min-h-11';
