import { Copy } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Link } from '@/components/ui/link';
import { adminSame as texts } from '@/content/en/admin-same';
import { ownValue } from '@/lib/own-value';
import { referenceOf } from '@/lib/reference';
import { useOpenList } from './list-context';
import { originalOf } from '../records/duplicate';
import type { StaffRecord } from '../records/record-list';
import { isOfSender, relatedQuery, type Related } from '../records/related';
import { refreshMs } from '../ui/refresh';
import { useStaffQuery } from '../ui/staff-query';

/** In a record's row: what else came from the same mailbox or phone, or which record goes on in its place. */
export function SameSender({ record }: { record: StaffRecord }) {
  const { list, rows = [] } = useOpenList();
  const ids = rows.map(({ id }) => id);
  const { data = [] } = useStaffQuery({
    ...relatedQuery({ table_name: list.table, ids }),
    enabled: ids.length > 0,
    refetchInterval: refreshMs,
  });
  const original = originalOf(record);
  if (original)
    return <OtherRecord id={original}>{texts.duplicateOf(referenceOf(original))}</OtherRecord>;
  const others = data.filter((row) => row.record_id === record.id && isElse(row));
  const open = others.filter((row) => row.source_table === list.table && row.open);
  const known = list.leads ? [] : knownOf(record, list.table, others);
  return (
    <>
      {open[0] && (
        <OtherRecord id={open[0].id}>
          {texts.also(referenceOf(open[0].id), open.length - 1)}
        </OtherRecord>
      )}
      {known.length > 0 && <span className="text-quiet">{known.join(', ')}</span>}
    </>
  );
}

const isElse = (row: Related) => isOfSender(row) && !row.spam_suspected && !row.duplicate_of;

/** Which application of a person it is, and what else they sent. */
function knownOf({ created_at }: StaffRecord, table: string, others: readonly Related[]) {
  const place =
    others.filter((row) => row.source_table === table && row.created_at < created_at).length + 1;
  const kinds = new Set(others.map((row) => row.source_table));
  kinds.delete(table);
  return [
    ...(place > 1 ? [texts.application(place)] : []),
    ...[...kinds].flatMap((kind) => ownValue(texts.other, kind) ?? []),
  ];
}

function OtherRecord({ id, children }: { id: string; children: string }) {
  const { list } = useOpenList();
  const { search } = useLocation();
  return (
    <Link
      to={`${list.path}/${id}${search}`}
      className="inline-flex min-h-6 min-w-0 items-center gap-1 rounded text-quiet tabular-nums underline-offset-4 hover:text-link hover:underline pointer-coarse:min-h-11 [td_&]:min-h-0 [th_&]:min-h-0"
    >
      <Copy aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      <span className="truncate">{children}</span>
    </Link>
  );
}
