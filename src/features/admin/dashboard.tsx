import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { Users } from 'lucide-react';
import type { ReactElement } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { admin } from '@/content/en/admin';
import { adminTeam } from '@/content/en/admin-team';
import { cx } from '@/lib/cx';
import { ErrorsLink, ErrorsScreen } from './errors/errors-screen';
import { MailLink } from './mail/mail-link';
import { MailScreen } from './mail/mail-screen';
import { Overview } from './overview/overview';
import { RecordTab } from './record-tab';
import { TeamScreen } from './team/team-screen';
import { HeaderLink } from './ui/header-link';
import { useRight, useStaffUser, type Right } from './ui/staff-user';
import { useUndoKey } from './ui/undo';
import { errorsPath, mailPath, tabsOf, teamPath, viewOf } from './records/tabs';
import { SearchButton } from './search/search-button';
import { AccountButton } from './session/account-button';
import { NotIncluded } from './session/not-included';
import { SignOutButton } from './session/sign-out-button';

/** Screens that are not tabs. */
const screens = new Map([
  [mailPath, <MailScreen key={mailPath} />],
  [teamPath, <WithRight key={teamPath} right="manageTeam" screen={<TeamScreen />} />],
  [errorsPath, <WithRight key={errorsPath} right="seeErrors" screen={<ErrorsScreen />} />],
]);

interface DashboardProps {
  onSignOut: () => void;
}

export function Dashboard({ onSignOut }: DashboardProps) {
  const { email, tables } = useStaffUser();
  const managesTeam = useRight('manageTeam');
  const seesErrors = useRight('seeErrors');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const view = viewOf(pathname);
  useUndoKey();
  const tabs = tabsOf(tables);
  const excluded = view?.list && !tables.includes(view.list.table) ? view.list : undefined;

  const address = pathname.replace(/\/+$/, '');
  const screen = screens.get(address);
  if (!view && !screen) return <Navigate to="/admin" replace />;

  return (
    <Root
      value={view?.tab.path ?? address}
      onValueChange={(path) => void navigate(path)}
      activationMode="manual"
      className="min-h-dvh text-tool"
    >
      <a
        href="#main"
        className="sr-only rounded bg-brand px-4 py-3 font-semibold text-on-brand focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50"
      >
        {admin.dashboard.skip}
      </a>
      {/* On phones, the first line scrolls away to leave more space for the records. */}
      <header className="sticky -top-18 z-10 border-b border-hairline bg-raised md:top-0">
        <div className="mx-auto grid h-18 max-w-[90rem] grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-2 px-gutter leading-tight md:h-16 md:gap-x-4">
          <h1 className="text-[0.9375rem] font-bold tracking-tight max-[22rem]:text-[0.75rem] md:self-end md:text-[1.0625rem]">
            {admin.dashboard.title}
          </h1>
          <p className="truncate text-quiet max-md:col-span-2 max-md:row-start-2 md:self-start">
            {admin.dashboard.welcome} {email}
          </p>
          <div className="flex gap-1 max-md:-me-2.5 max-md:gap-0 md:col-start-2 md:row-span-2 md:row-start-1 md:gap-2 max-md:[&_:is(a,button)]:border-transparent max-[22rem]:[&_:is(a,button)]:min-w-10">
            <SearchButton />
            <MailLink />
            {managesTeam && <HeaderLink to={teamPath} icon={Users} label={adminTeam.title} />}
            <AccountButton />
            <SignOutButton onSignOut={onSignOut} />
          </div>
        </div>
        <List
          aria-label={admin.dashboard.tabs}
          className="mx-auto flex max-w-[90rem] md:gap-1 md:px-[calc(theme(spacing.gutter)-0.75rem)]"
        >
          {tabs.map(({ path, label, icon: Icon }) => (
            <Trigger
              key={path}
              value={path}
              className="-mb-px flex min-h-15 flex-auto flex-col items-center gap-0.5 border-b-2 border-transparent px-0.5 pt-2 text-center text-[0.6875rem] font-semibold wrap-normal text-quiet -outline-offset-3 transition-colors hover:text-text data-[state=active]:border-brand data-[state=active]:text-brand md:min-h-11 md:flex-none md:flex-row md:gap-2 md:px-3 md:pt-0 md:text-tool"
            >
              <Icon aria-hidden className="size-5 shrink-0 md:size-4.5" strokeWidth={1.5} />
              {label}
            </Trigger>
          ))}
        </List>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={cx(
          'between-bars mx-auto px-gutter py-5 outline-none md:py-7',
          !view?.list && 'max-w-[90rem]',
        )}
      >
        {screen}
        {excluded && <NotIncluded what={adminTeam.notIncluded.what[excluded.table]} />}
        {tabs.map(({ path, lists }) => (
          <Content key={path} value={path} className="rounded outline-offset-8">
            {excluded ? null : view?.list ? (
              <RecordTab lists={lists} list={view.list} record={view.record} />
            ) : (
              <>
                <Overview />
                {seesErrors && <ErrorsLink />}
              </>
            )}
          </Content>
        ))}
      </main>
    </Root>
  );
}

function WithRight({ right, screen }: { right: Right; screen: ReactElement }) {
  return useRight(right) ? screen : <NotIncluded what={adminTeam.notIncluded.screen} />;
}
