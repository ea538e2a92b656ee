import { Link } from '@/components/ui/link';
import { adminDetail } from '@/content/en/admin-detail';
import { adminLists } from '@/content/en/admin-lists';
import { adminSame } from '@/content/en/admin-same';
import { ownValue } from '@/lib/own-value';
import { referenceOf } from '@/lib/reference';
import type { RecordProps } from './record-queries';
import { QuerySection } from '../ui/query-section';
import { recordKindOf } from '../records/tabs';
import { stripBidiControls } from '../ui/direction';
import { StatusChip } from '../ui/status-chip';
import { useStaffQuery } from '../ui/staff-query';
import { TimeAgo } from '../ui/time-ago';
import { originalIdOf } from '../records/record-state';
import { isFromSameSender, relatedQuery, type RelatedRecord } from '../records/related';
import { useUpdateRecords } from '../changes/use-update-records';
import { ToolButton } from '../ui/tool-button';
import { refreshMs } from '../ui/refresh';

const { related: texts } = adminDetail;

/** Other records of the same address, phone or company, newest first. */
export function RelatedRecords({ kind, record }: RecordProps) {
  const related = useStaffQuery({
    ...relatedQuery({ table_name: kind.table, ids: [record.id] }),
    refetchInterval: refreshMs,
  });
  return (
    <QuerySection texts={texts} query={related} rows={1} className="mt-3 pt-2">
      {(rows) => (
        <ol className="divide-y divide-line">
          {rows.map((row) => (
            <RelatedEntry key={row.source_table + row.id} row={row} openRecord={{ kind, record }} />
          ))}
          {rows.length === 0 && <li className="text-quiet">{texts.none}</li>}
        </ol>
      )}
    </QuerySection>
  );
}

function RelatedEntry({ row, openRecord }: { row: RelatedRecord; openRecord: RecordProps }) {
  const kind = recordKindOf(row.source_table);
  if (!kind) return null;
  const isDuplicate = row.duplicate_of === openRecord.record.id;
  const reasons = [
    ...row.shared.map((key) => ownValue(texts.shared, key) ?? key),
    ...(isDuplicate ? [adminSame.duplicate] : []),
  ];
  return (
    <li className="py-1.5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Link
          to={`${kind.path}/${row.id}`}
          className="min-w-0 font-semibold wrap-anywhere text-link underline-offset-4 hover:underline"
        >
          <bdi>{stripBidiControls(row.sender)}</bdi>
        </Link>
        <StatusChip kind={kind} record={row} />
      </div>
      <p className="mt-0.5 text-quiet">
        {kind.texts.title}, <span className="tabular-nums">{referenceOf(row.id)}</span>,{' '}
        {reasons.join(', ')}, <TimeAgo timestamp={row.created_at} />
        {row.spam_suspected && (
          <strong className="ms-2 text-warning">{adminLists.spam_suspected}</strong>
        )}
      </p>
      <DuplicateButton row={row} {...openRecord} />
    </li>
  );
}

/** Marks a record as a duplicate of another of its kind from the same mailbox or phone. */
function DuplicateButton({ row, kind, record }: RecordProps & { row: RelatedRecord }) {
  const { mutate } = useUpdateRecords(kind.table);
  const isDuplicate = row.duplicate_of !== null || originalIdOf(record) !== undefined;
  const isSameKind = row.source_table === kind.table;
  if (isDuplicate || !isSameKind || !isFromSameSender(row) || row.spam_suspected) return null;
  return (
    <ToolButton
      className="-ms-3 font-normal! pointer-fine:min-h-7!"
      variant="text"
      aria-label={adminSame.closeAs(referenceOf(row.id))}
      onClick={() => mutate({ records: [record], set: { duplicate_of: row.id } })}
    >
      {adminSame.close}
    </ToolButton>
  );
}
