import { Content, Root } from '@radix-ui/react-tabs';
import { Fragment, useEffect, useState, type ReactElement } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { admin } from '@/content/en/admin';
import { adminMail } from '@/content/en/admin-mail';
import { adminSetup } from '@/content/en/admin-setup';
import { adminTeam } from '@/content/en/admin-team';
import { adminReport } from '@/content/en/admin-report';
import { adminWork } from '@/content/en/admin-work';
import { kinds } from '@/content/en/admin-kinds';
import { Link } from '@/components/ui/link';
import { cx } from '@/lib/cx';
import { Overview } from './overview/overview';
import { WorkScreen } from './overview/work-screen';
import { StaffRail, TabBar, TopBar } from './rail';
import { Welcome } from './rail-links';
import { lazyDialog, lazyPart, usePreloadedParts } from './ui/lazy-part';
import { useStaffUser } from './ui/staff-user';
import { useIsWide } from './ui/use-width';
import { useUndoKey } from './changes/undo';
import {
  mailPath,
  setupPath,
  tabsOf,
  teamPath,
  viewOf,
  reportPath,
  workPath,
  workViews,
  type Tab,
} from './records/tabs';

const { notIncluded } = adminTeam;

const RecordTab = lazyPart(async () => (await import('./record-tab')).RecordTab);
const MailScreen = lazyPart(async () => (await import('./mail/mail-screen')).MailScreen);
const ReportScreen = lazyPart(async () => (await import('./report/report-screen')).ReportScreen);
const TeamScreen = lazyPart(async () => (await import('./team/team-screen')).TeamScreen);
const SetupScreen = lazyPart(async () => (await import('./setup/setup-screen')).SetupScreen);

const AccountDialogs = lazyDialog(
  async () => (await import('./session/account-dialogs')).AccountDialogs,
);

type StaffScreen = { path: string; name: string; isForAdmins?: boolean; content: ReactElement };

const screens: readonly StaffScreen[] = [
  { path: mailPath, name: adminMail.title, content: <MailScreen /> },
  { path: teamPath, name: adminTeam.title, isForAdmins: true, content: <TeamScreen /> },
  { path: reportPath, name: adminReport.title, content: <ReportScreen /> },
  { path: setupPath, name: adminSetup.title, isForAdmins: true, content: <SetupScreen /> },
  ...workViews.map((view) => ({
    path: workPath(view),
    name: adminWork.views[view],
    content: <WorkScreen view={view} />,
  })),
];

export function Dashboard({ onSignOut }: { onSignOut: () => void }) {
  const { tables, role } = useStaffUser();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const view = viewOf(pathname);
  const isWide = useIsWide();
  const [isAccountOpen, setAccountOpen] = useState(false);
  useUndoKey();
  usePreloadedParts();
  const tabs = tabsOf(tables);
  const excludedKind = view?.kind && !tables.includes(view.kind.table) ? view.kind : undefined;

  const address = pathname.replace(/\/+$/, '');
  const screen = screens.find(({ path }) => path === address);
  const isIncluded = !screen?.isForAdmins || role === 'admin';
  const shownPath = view?.kind?.path ?? address;
  useEffect(() => {
    if (shownPath) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [shownPath]);
  if (!view && !screen) return <Navigate to="/admin" replace />;
  const frameProps = { onAccount: () => setAccountOpen(true), onSignOut };
  return (
    <Root
      value={view?.tab.path ?? address}
      onValueChange={(path) => void navigate(path)}
      activationMode="manual"
      orientation={isWide ? 'vertical' : 'horizontal'}
      className="min-h-dvh text-tool [--staff-header:3.5rem] lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:[--staff-header:0rem]"
    >
      <SkipLink />
      {isWide ? (
        <StaffRail tabs={tabs} {...frameProps} />
      ) : (
        <TopBar screen={screen?.name ?? tabName(view?.tab)} {...frameProps} />
      )}
      <main
        id="main"
        tabIndex={-1}
        className={cx(
          'between-bars min-w-0 px-gutter py-5 outline-none md:py-7 lg:px-6',
          !view?.kind && 'max-w-[90rem]',
          !isWide && !view?.recordId && 'pb-20',
        )}
      >
        {screen && (
          <Fragment key={address}>
            {isIncluded ? screen.content : <NotIncluded subject={notIncluded.screen} />}
          </Fragment>
        )}
        {excludedKind && <NotIncluded subject={kinds.several[excludedKind.table]} />}
        {tabs.map((tab) => (
          <Content key={tab.path} value={tab.path} className="rounded outline-offset-8">
            {!excludedKind && <TabContent tab={tab} view={view} />}
          </Content>
        ))}
      </main>
      {!isWide && !view?.recordId && <TabBar tabs={tabs} />}
      {isAccountOpen && <AccountDialogs onClose={() => setAccountOpen(false)} />}
    </Root>
  );
}

const SkipLink = () => (
  <a
    href="#main"
    className="sr-only rounded bg-action px-4 py-3 font-semibold text-on-action focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50"
  >
    {admin.dashboard.skip}
  </a>
);

function TabContent({ tab, view }: { tab: Tab; view: ReturnType<typeof viewOf> }) {
  const isWide = useIsWide();
  if (view?.kind) return <RecordTab kinds={tab.kinds} kind={view.kind} openId={view.recordId} />;
  return (
    <>
      {!isWide && <Welcome className="pb-4 wrap-anywhere text-quiet" />}
      <Overview />
    </>
  );
}

/** Overview has the name of the whole staff area, as its first screen. */
const tabName = (tab: Tab | undefined) => (tab?.kinds.length ? tab.label : admin.dashboard.title);

function NotIncluded({ subject }: { subject: string }) {
  return (
    <div className="flex max-w-prose flex-col gap-6">
      <div role="alert">
        <h2 className="text-heading">{notIncluded.title}</h2>
        <p className="mt-2">{notIncluded.of(subject)}</p>
        <p className="text-quiet">{notIncluded.ask}</p>
      </div>
      <Link to="/admin" className="text-link underline-offset-4 hover:underline">
        {notIncluded.toOverview}
      </Link>
    </div>
  );
}
