import { Copy } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { adminSame } from '@/content/en/admin-same';
import { referenceOf } from '@/lib/reference';
import { useUpdateRecords } from '../changes/use-update-records';
import { originalOf } from '../records/duplicate';
import type { RecordList, StaffRecord } from '../records/record-list';
import { ToolButton } from '../ui/tool-button';

const { notice: texts } = adminSame;

interface DuplicateNoticeProps {
  list: RecordList;
  record: StaffRecord;
}

/** Says what a record is a duplicate of, and that it counts nowhere; takes it back. */
export function DuplicateNotice({ list, record }: DuplicateNoticeProps) {
  const { mutate } = useUpdateRecords(list.table);
  const original = originalOf(record);
  if (!original) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded border border-line px-3 py-2">
      <Copy aria-hidden className="size-5 shrink-0 text-quiet" strokeWidth={1.5} />
      <p className="grow">
        <strong>
          {texts.duplicateOf}{' '}
          <Link
            to={`${list.path}/${original}`}
            className="text-link tabular-nums underline-offset-4 hover:underline"
          >
            {referenceOf(original)}
          </Link>
          .
        </strong>{' '}
        {texts.counts}
      </p>
      <ToolButton onClick={() => mutate({ records: [record], set: { duplicate_of: null } })}>
        {texts.reopen}
      </ToolButton>
    </div>
  );
}
