import { useState } from 'react';
import { cx } from '@/lib/cx';
import { referenceOf } from '@/lib/reference';
import { Notices } from './notices';
import { Properties } from './properties';
import { RecordMenu } from './record-menu';
import { useNeighbours } from './record-neighbours';
import { RecordPanel } from './record-panel';
import { recordQuery } from './record-queries';
import { SubmissionEntry } from './submission-entry';
import { Timeline } from './timeline';
import { useOpenList } from '../list/list-context';
import { SampleMark } from '../list/record-marks';
import { isRecordId, type RecordKind, type StaffRecord } from '../records/record-kind';
import { Composer } from '../replies/composer';
import { stripBidiControls } from '../ui/direction';
import { recordName } from '../ui/field-text';
import { useIsResumeShown } from '../ui/resume-shown';
import { useStaffQuery } from '../ui/staff-query';
import { useHasThirdColumn } from '../ui/use-width';

interface RecordViewProps {
  kind: RecordKind;
  id: string;
  listUrl: string;
}

export function RecordView({ kind, id, listUrl }: RecordViewProps) {
  const isValidId = isRecordId(id);
  const query = useStaffQuery({ ...recordQuery(kind, id), enabled: isValidId });
  const { data } = query;
  const { rows } = useOpenList();
  const recordOrRow = data ?? rows?.find((row) => row.id === id);
  const neighbours = useNeighbours(id);
  const isResumeShown = useIsResumeShown() && kind.hasFiles === true;
  const isColumn = useHasThirdColumn() && !isResumeShown;
  const isMissing = !isValidId || data === null;
  // What is typed stays on the screen when its record is deleted meanwhile.
  const [lastRecord, setLastRecord] = useState(data);
  if (data && data !== lastRecord) setLastRecord(data);
  return (
    <RecordPanel
      isFilled
      title={recordOrRow ? recordName(kind, recordOrRow) : kind.texts.title}
      subtitle={data && <RecordHead kind={kind} record={data} />}
      menu={data && <RecordMenu kind={kind} record={data} />}
      listUrl={listUrl}
      neighbours={neighbours}
      query={query}
      isMissing={isMissing}
    >
      <div
        className={cx(
          'flex min-h-0 grow',
          isColumn ? 'flex-row-reverse' : 'flex-col',
          // A phone with its keyboard has room for the text alone.
          '[@media(max-height:36rem)]:has-[textarea]:[&>section]:hidden',
        )}
      >
        {data && <Properties key={id} kind={kind} record={data} isColumn={isColumn} />}
        <div className="flex min-h-0 min-w-0 grow flex-col">
          {data && (
            <>
              <Notices kind={kind} record={data} />
              <Timeline
                key={id}
                table={kind.table}
                recordId={id}
                submission={<SubmissionEntry kind={kind} record={data} />}
                isScrolling
              />
            </>
          )}
          {lastRecord?.id === id && (
            <div className="flex max-h-[65%] shrink-0 flex-col max-lg:max-h-4/5 [@media(max-height:36rem)]:max-h-full overflow-y-auto px-4 print:hidden">
              <Composer kind={kind} record={lastRecord} isDeleted={data === null} />
            </div>
          )}
        </div>
      </div>
    </RecordPanel>
  );
}

function RecordHead({ kind, record }: { kind: RecordKind; record: StaffRecord }) {
  const otherName = [kind.person, kind.company]
    .map((field) => stripBidiControls(String((field && record[field]) || '')))
    .find((name) => name && name !== recordName(kind, record));
  return (
    <p className="text-[0.8125rem] text-quiet wrap-anywhere">
      {otherName && <bdi>{otherName}, </bdi>}
      <span className="tabular-nums">{referenceOf(record.id)}</span>{' '}
      <SampleMark sample={record['sample']} />
    </p>
  );
}
