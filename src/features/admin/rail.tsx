import { List, Trigger } from '@radix-ui/react-tabs';
import { Menu, UserRound } from 'lucide-react';
import { Mark } from '@/components/dial/mark';
import { admin } from '@/content/en/admin';
import { adminTeam } from '@/content/en/admin-team';
import { adminWork } from '@/content/en/admin-work';
import { site } from '@/content/facts/site';
import { openWorkQuery, totalCountOf } from './overview/work-queries';
import { MailMark, RailCount, railItem, ScreenLinks, ViewLinks, Welcome } from './rail-links';
import type { Tab } from './records/tabs';
import { SearchButton } from './search/search-button';
import { SignOutButton } from './session/sign-out-button';
import { Disclosure } from './ui/disclosure';
import { useStaffQuery } from './ui/staff-query';

interface StaffRailProps {
  tabs: readonly Tab[];
  onAccount: () => void;
  onSignOut: () => void;
}

export function StaffRail({ tabs, onAccount, onSignOut }: StaffRailProps) {
  return (
    <header className="sticky top-0 flex h-dvh flex-col gap-y-0.5 overflow-y-auto border-e border-line bg-sand p-2.5 print:hidden">
      <div className="flex items-center gap-2.5 px-2 pb-2">
        <Mark digit="0" className="size-6 shrink-0" />
        <div className="leading-tight">
          <p className="font-bold tracking-tight">{site.name}</p>
          <h1 className="text-[0.8125rem] text-quiet">{admin.dashboard.title}</h1>
        </div>
      </div>
      <SearchButton />
      <List aria-label={admin.dashboard.tabs} className="mt-1.5 flex flex-col gap-y-0.5">
        {tabs.map((tab) => (
          <RailTab key={tab.path} tab={tab} className={railItem} />
        ))}
      </List>
      <ViewLinks />
      <div className="mt-auto pt-3">
        <ScreenLinks />
        <div className="mt-1.5 border-t border-line pt-1.5">
          <Welcome className="px-2 text-[0.8125rem] leading-tight wrap-anywhere text-quiet" />
          <div className="grid gap-0.5 pt-1">
            <AccountButton onOpen={onAccount} />
            <SignOutButton onSignOut={onSignOut} />
          </div>
        </div>
      </div>
    </header>
  );
}

interface TopBarProps extends Omit<StaffRailProps, 'tabs'> {
  screen: string;
}

export function TopBar({ screen, onAccount, onSignOut }: TopBarProps) {
  return (
    <header className="sticky top-0 z-20 flex h-(--staff-header) items-center gap-x-1 border-b border-line bg-sand ps-gutter pe-[calc(theme(spacing.gutter)-0.625rem)] print:hidden">
      <h1 className="sr-only">{admin.dashboard.title}</h1>
      <p aria-hidden className="min-w-0 grow truncate text-[1.0625rem] font-bold tracking-tight">
        {screen}
      </p>
      <SearchButton />
      <Disclosure
        label={
          <>
            <Menu aria-hidden className="size-4.5" strokeWidth={1.5} />
            <span className="max-md:sr-only">{admin.dashboard.menu}</span>
            <MailMark />
          </>
        }
      >
        <ViewLinks />
        <div className="mt-1.5 border-t border-line pt-1.5">
          <ScreenLinks />
        </div>
        <div className="mt-1.5 border-t border-line pt-1.5">
          <AccountButton onOpen={onAccount} />
        </div>
      </Disclosure>
      <SignOutButton onSignOut={onSignOut} />
    </header>
  );
}

function AccountButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button type="button" className={railItem} onClick={onOpen}>
      <UserRound aria-hidden className="size-4.5 shrink-0" strokeWidth={1.5} />
      {adminTeam.account.open}
    </button>
  );
}

export function TabBar({ tabs }: { tabs: readonly Tab[] }) {
  return (
    <List
      aria-label={admin.dashboard.tabs}
      className="fixed inset-x-0 bottom-0 z-10 flex overflow-x-auto border-t border-line bg-sand *:flex-auto pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      {tabs.map((tab) => (
        <RailTab
          key={tab.path}
          tab={tab}
          isSmall
          className="flex min-h-13 flex-col items-center justify-center gap-0.5 px-0.5 text-[0.6875rem] leading-tight font-semibold text-quiet -outline-offset-3 data-[state=active]:text-link data-[state=active]:shadow-[inset_0_2px_0_var(--link)]"
        />
      ))}
    </List>
  );
}

interface RailTabProps {
  tab: Tab;
  isSmall?: boolean;
  className: string;
}

function RailTab({ tab: { path, label, icon: Icon, kinds }, isSmall, className }: RailTabProps) {
  const { data } = useStaffQuery(openWorkQuery);
  // Overview counts records of every kind.
  const isOverview = kinds.length === 0;
  const rows = data?.filter(
    ({ table_name }) => isOverview || kinds.some(({ table }) => table === table_name),
  );
  const countName = isOverview ? 'overdue' : 'open';
  const count = totalCountOf(rows, countName);
  return (
    <Trigger
      value={path}
      aria-description={count > 0 ? adminWork[countName](count) : undefined}
      className={className}
    >
      <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.5} />
      <span>{label}</span>
      {!isSmall && (
        <span aria-hidden className="contents">
          <RailCount count={count} isLate={isOverview} />
        </span>
      )}
    </Trigger>
  );
}
