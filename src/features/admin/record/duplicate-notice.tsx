import { Copy } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { adminSame } from '@/content/en/admin-same';
import { referenceOf } from '@/lib/reference';
import { useUpdateRecords } from '../changes/use-update-records';
import { duplicate, sameAs } from '../records/duplicate';
import type { RecordList, StaffRecord } from '../records/record-list';
import { ToolButton } from '../ui/tool-button';

const { notice: texts } = adminSame;

interface DuplicateNoticeProps {
  list: RecordList;
  record: StaffRecord;
}

/** Says that a record was closed as a duplicate, names what goes on in its place, and reopens it. */
export function DuplicateNotice({ list, record }: DuplicateNoticeProps) {
  const { mutate } = useUpdateRecords(list.table);
  const [first] = list.statuses;
  if (record.status !== duplicate.name || !first) return null;
  const goesOn = sameAs(record);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded border border-hairline px-3 py-2">
      <Copy aria-hidden className="size-5 shrink-0 text-quiet" strokeWidth={1.5} />
      <p className="grow">
        <strong>{texts.closed}</strong>
        {goesOn && (
          <>
            {' '}
            {texts.goesOn}{' '}
            <Link
              to={`${list.path}/${goesOn}`}
              className="font-semibold text-brand tabular-nums underline-offset-4 hover:underline"
            >
              {referenceOf(goesOn)}
            </Link>
            .
          </>
        )}
      </p>
      <ToolButton onClick={() => mutate({ records: [record], set: { status: first.name } })}>
        {texts.reopen}
      </ToolButton>
    </div>
  );
}
