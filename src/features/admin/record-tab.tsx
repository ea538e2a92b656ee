import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '@/components/ui/link';
import { admin } from '@/content/en/admin';
import { adminDetail } from '@/content/en/admin-detail';
import { adminEntry } from '@/content/en/admin-entry';
import { cx } from '@/lib/cx';
import { CompletedQuestion } from './changes/completed-question';
import { ListProvider } from './list/list-context';
import { RecordListView } from './record-list-view';
import { isRecordId, type RecordKind } from './records/record-kind';
import { lazyPart } from './ui/lazy-part';
import { toggleResume, useIsResumeShown } from './ui/resume-shown';
import { useShortcuts } from './ui/shortcut';
import { toolButtonClasses, toolVariantClasses } from './ui/tool-button';
import { useHasRoomBeside } from './ui/use-width';

const RecordView = lazyPart(async () => (await import('./record/record-view')).RecordView);
const ResumeFrame = lazyPart(async () => (await import('./record/resume-frame')).ResumeFrame);
const EntryPanel = lazyPart(async () => (await import('./entry/entry-panel')).EntryPanel);
const JobPanel = lazyPart(async () => (await import('./postings/job-panel')).JobPanel);

interface RecordTabProps {
  kinds: readonly RecordKind[];
  kind: RecordKind;
  /** The id of the open record, or `new`. */
  openId: string | undefined;
}

/**
 * A tab of records. If it has several lists, links switch between them. An open record is shown beside its
 * list on wide screens and alone on small ones.
 */
export function RecordTab({ kinds, kind, openId }: RecordTabProps) {
  const { search } = useLocation();
  const container = useReturnFocus(kind, openId);
  const hasRoom = useHasRoomBeside();
  const resumeOf = useResumeOf(hasRoom && kind.hasFiles ? openId : undefined);
  const SubmissionPanel = openId === 'new' ? EntryPanel : RecordView;
  const OpenPanel = kind.isFromVisitors ? SubmissionPanel : JobPanel;
  const columns = resumeOf
    ? 'xl:grid-cols-[minmax(0,1fr)_36rem]'
    : 'xl:grid-cols-[23.25rem_minmax(0,1fr)]';
  return (
    <ListProvider key={kind.table} kind={kind} isBeside={hasRoom && openId !== undefined}>
      {kind.awaitsProposal && <CompletedQuestion kind={kind} />}
      <div ref={container} className={openId && cx('xl:grid xl:gap-x-6', columns)}>
        {resumeOf && (
          <ResumeFrame
            applicationId={resumeOf}
            onHide={() => container.current?.querySelector<HTMLElement>('#record-title')?.focus()}
          />
        )}
        <div className={cx(openId && 'min-w-0 max-xl:hidden', resumeOf && 'hidden')}>
          <RecordListView
            links={kinds.length > 1 && <ListLinks {...{ kinds, kind, openId }} />}
            action={(!kind.isFromVisitors || kind.entryFields) && <AddLink {...{ kind, openId }} />}
          />
        </div>
        {openId && <OpenPanel key={openId} kind={kind} id={openId} listUrl={kind.path + search} />}
      </div>
    </ListProvider>
  );
}

function ListLinks({ kinds, kind, openId }: RecordTabProps) {
  return (
    <nav aria-label={admin.dashboard.contactLists} className="flex min-w-0 gap-4 md:gap-5">
      {kinds.map(({ path, texts }) => (
        <Link
          key={path}
          to={path}
          aria-current={path === kind.path ? 'page' : undefined}
          className={cx(
            'inline-flex min-h-11 items-center text-[0.9375rem] whitespace-nowrap text-quiet hover:text-ink aria-[current=page]:font-[650] aria-[current=page]:text-ink max-md:leading-tight max-md:whitespace-normal md:min-h-9 pointer-coarse:min-h-11',
            !openId && 'md:text-heading md:font-normal',
          )}
        >
          {texts.title}
        </Link>
      ))}
    </nav>
  );
}

function AddLink({ kind, openId }: Omit<RecordTabProps, 'kinds'>) {
  const { search } = useLocation();
  const label = kind.isFromVisitors ? adminEntry.add : adminDetail.job.create;
  return (
    <Link
      to={`${kind.path}/new${search}`}
      title={openId && label}
      className={cx(toolButtonClasses, toolVariantClasses.outlined, 'max-md:min-w-11')}
    >
      <Plus aria-hidden className="size-4.5" strokeWidth={1.5} />
      <span className={openId ? 'sr-only' : 'max-md:sr-only'}>{label}</span>
    </Link>
  );
}

/** Returns the record whose resume is shown in place of the list, which a key shows and hides. */
function useResumeOf(id: string | undefined) {
  const isResumeShown = useIsResumeShown();
  const canShow = isRecordId(id ?? '');
  useShortcuts({
    [adminDetail.files.beside.keys.toggle]() {
      if (canShow) toggleResume();
      return canShow;
    },
  });
  return canShow && isResumeShown ? id : undefined;
}

/** After a record is closed, moves the focus to its row, or to the heading of a list that does not show it. */
function useReturnFocus(kind: RecordKind, openId: string | undefined) {
  const container = useRef<HTMLDivElement>(null);
  const lastRecordId = useRef(openId);
  useEffect(() => {
    const closedId = lastRecordId.current;
    lastRecordId.current = openId;
    if (!closedId || openId) return;
    const linkSelector = `[data-open][href^="${kind.path}/${closedId}"]`;
    const link = container.current?.querySelector<HTMLElement>(linkSelector);
    (link ?? container.current?.querySelector<HTMLElement>('h2'))?.focus();
  }, [kind, openId]);
  return container;
}
