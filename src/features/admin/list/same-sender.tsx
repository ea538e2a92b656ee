import { queryOptions } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Link } from '@/components/ui/link';
import { adminSame as texts } from '@/content/en/admin-same';
import { ownValue } from '@/lib/own-value';
import { referenceOf } from '@/lib/reference';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { useOpenList } from './list-context';
import { originalOf } from '../records/duplicate';
import type { RecordTable, StaffRecord } from '../records/record-list';
import { refreshMs } from '../ui/refresh';
import { useStaffQuery } from '../ui/staff-query';

/** In a record's row: what else came from the same mailbox or phone, or which record goes on in its place. */
export function SameSender({ record }: { record: StaffRecord }) {
  const { list, rows = [] } = useOpenList();
  const { data = [] } = useStaffQuery(sameSenderQuery(list.table, rows));
  const original = originalOf(record);
  if (original)
    return <OtherRecord id={original}>{texts.duplicateOf(referenceOf(original))}</OtherRecord>;
  const found = data.find(({ record_id }) => record_id === record.id);
  if (!found) return null;
  const { open_id, open_count, place, other_kinds } = found;
  const known = list.leads
    ? []
    : [
        ...(place > 1 ? [texts.application(place)] : []),
        ...other_kinds.flatMap((kind) => ownValue(texts.other, kind) ?? []),
      ];
  return (
    <>
      {open_id && (
        <OtherRecord id={open_id}>{texts.also(referenceOf(open_id), open_count - 1)}</OtherRecord>
      )}
      {known.length > 0 && <span className="text-quiet">{known.join(', ')}</span>}
    </>
  );
}

/** One question for all rows of a page. */
function sameSenderQuery(table: RecordTable, rows: readonly StaffRecord[]) {
  const ids = rows.map(({ id }) => id);
  return queryOptions({
    queryKey: ['same_sender', table, ids],
    queryFn: async ({ signal }) => {
      const request = staff().rpc('same_sender', { table_name: table, ids });
      return dataOf(await request.abortSignal(signal)) ?? [];
    },
    enabled: ids.length > 0,
    refetchInterval: refreshMs,
  });
}

function OtherRecord({ id, children }: { id: string; children: string }) {
  const { list } = useOpenList();
  const { search } = useLocation();
  return (
    <Link
      to={`${list.path}/${id}${search}`}
      className="inline-flex min-h-6 shrink-0 items-center gap-1 rounded text-quiet tabular-nums underline-offset-4 hover:text-brand hover:underline pointer-coarse:min-h-11"
    >
      <Copy aria-hidden className="size-4" strokeWidth={1.75} />
      {children}
    </Link>
  );
}
