import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { admin } from '@/content/en/admin';
import { adminDetail } from '@/content/en/admin-detail';
import { cx } from '@/lib/cx';
import { AnswerNotice } from './answer-notice';
import { ProposalSection } from './proposal-section';
import { RecordFields } from './record-fields';
import { useLoadedAhead, useNeighbours } from './record-neighbours';
import { RecordOutcome } from './record-outcome';
import { RecordPanel } from './record-panel';
import { RecordRejection } from './record-rejection';
import { RecordTexts } from './record-texts';
import { recordQuery, withdrawalQuery, type FullRecord } from './record-queries';
import { RelatedSection } from './related-section';
import { RecordMore } from './record-more';
import { SpamNotice } from './spam-notice';
import { DuplicateNotice } from './duplicate-notice';
import { FilesSection } from './files-section';
import { HistorySection } from './history-section';
import { NotesSection } from './notes-section';
import { OwnerSection } from './owner-section';
import { UpdateOutcome } from '../changes/update-outcome';
import { useUpdateRecords } from '../changes/use-update-records';
import { pagesKey, type RecordPage } from '../records/query-keys';
import type { RecordList } from '../records/record-list';
import { Composer } from '../replies/composer';
import { WaitingMark } from '../replies/waiting-replies';
import { statusBadge } from '../records/status-badge';
import { isRecordId } from '../records/tabs';
import { dateOf, exactTime } from '../ui/timestamps';
import { toolButton } from '../ui/tool-button';
import { useStaffQuery } from '../ui/staff-query';
import { nameOf } from '../ui/name-of';

const { panel: texts } = adminDetail;

interface RecordViewProps {
  list: RecordList;
  id: string;
  listUrl: string;
}

export function RecordView({ list, id, listUrl }: RecordViewProps) {
  const known = isRecordId(id);
  const { data, isError, refetch } = useStaffQuery({ ...recordQuery(list, id), enabled: known });
  const { data: withdrawal } = useStaffQuery({
    ...withdrawalQuery(list.table, id),
    enabled: data === null,
  });
  const listed = useListed(list, id);
  const neighbours = useNeighbours(id);
  useLoadedAhead(list, neighbours, data !== undefined);
  const missing = !known || data === null;
  const name = data ? nameOf(list, data) : listed;
  // What is typed stays on the screen when its record is deleted meanwhile.
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);

  return (
    <RecordPanel
      title={name ?? list.texts.title}
      {...(list.visitors && { status: <WaitingMark table={list.table} recordId={id} /> })}
      listUrl={listUrl}
      neighbours={neighbours}
      {...(!missing && { link: `${list.path}/${id}` })}
      failed={isError}
      missing={missing}
      {...(withdrawal && {
        gone: {
          title: texts.withdrawnTitle,
          text: texts.withdrawn(withdrawal.summary, exactTime(dateOf(withdrawal.created_at))),
        },
      })}
      loading={!data}
      onRetry={() => void refetch()}
    >
      {data && <Sections key={id} list={list} record={data} />}
      {last?.id === id && <Composer list={list} record={last} isGone={data === null} />}
    </RecordPanel>
  );
}

interface SectionsProps {
  list: RecordList;
  record: FullRecord;
}

function Sections({ list, record }: SectionsProps) {
  return (
    <>
      {record.spam_suspected && record.spam_reason && (
        <SpamNotice table={list.table} record={record} />
      )}
      {list.visitors && <AnswerNotice table={list.table} recordId={record.id} />}
      <DuplicateNotice list={list} record={record} />
      <RecordStatus list={list} record={record} />
      {list.decisions && <RecordRejection list={list} record={record} />}
      <OwnerSection list={list} record={record} />
      {list.proposals && <ProposalSection list={list} record={record} />}
      {list.leads && <RecordOutcome list={list} record={record} />}
      <RecordTexts list={list} record={record} />
      {list.files && <FilesSection applicationId={record.id} />}
      <RecordFields list={list} record={record} />
      <RelatedSection list={list} record={record} />
      <NotesSection table={list.table} record={record} />
      <HistorySection table={list.table} recordId={record.id} />
      <RecordMore list={list} record={record} />
    </>
  );
}

function RecordStatus({ list, record }: SectionsProps) {
  const change = useUpdateRecords(list.table);
  const current = record.status || 'new';

  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="sr-only">{admin.list.status}</legend>
      <div className="flex flex-wrap gap-1.5">
        {list.statuses.map(({ name: status }) => {
          const { label, icon: Icon } = statusBadge(list, status);
          const pressed = status === current;
          return (
            <button
              key={status}
              type="button"
              aria-pressed={pressed}
              onClick={() => {
                if (!pressed) change.mutate({ records: [record], set: { status } });
              }}
              className={cx(
                toolButton,
                'border px-2',
                pressed
                  ? 'border-link bg-action text-on-action'
                  : 'border-line font-normal! hover:border-link hover:text-link',
              )}
            >
              <Icon aria-hidden className="size-4" strokeWidth={2} />
              {label}
            </button>
          );
        })}
      </div>
      <UpdateOutcome list={list} change={change} />
    </fieldset>
  );
}

/** Returns the record's name from a loaded list, while the record itself is loading. */
function useListed(list: RecordList, id: string): string | undefined {
  const client = useQueryClient();
  for (const [, page] of client.getQueriesData<RecordPage>({ queryKey: pagesKey(list.table) })) {
    const row = page?.rows.find((one) => one.id === id);
    if (row) return nameOf(list, row);
  }
  return undefined;
}
