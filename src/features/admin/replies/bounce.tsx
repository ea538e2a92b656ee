import { queryOptions } from '@tanstack/react-query';
import { MailX } from 'lucide-react';
import type { ReactNode } from 'react';
import { adminAnswers } from '@/content/en/admin-answers';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { RecordTable, StaffRecord } from '../records/record-list';
import { isolated, unturned } from '../ui/direction';
import { Notice } from '../ui/notice';
import { refreshMs } from '../ui/refresh';
import { useStaffQuery } from '../ui/staff-query';

const { bounce: texts } = adminAnswers;

/** Reads why mail to a record's address does not arrive; null if nothing came back. */
function bounceQuery(table: RecordTable, id: string) {
  return queryOptions({
    queryKey: ['bounces', table, id],
    queryFn: async ({ signal }) => {
      const request = staff().rpc('read_bounce', { table_name: table, record_id: id });
      return dataOf(await request.abortSignal(signal))?.[0] ?? null;
    },
    refetchInterval: refreshMs,
  });
}

interface BounceNoticeProps {
  table: RecordTable;
  record: StaffRecord;
  /** What can be done about it. */
  children: ReactNode;
}

/** Says that mail to a record's address comes back, or that its reader reported it. */
export function BounceNotice({ table, record, children }: BounceNoticeProps) {
  const { data: bounce } = useStaffQuery(bounceQuery(table, record.id));
  if (!bounce) return null;
  const address = isolated(String(record['email'] ?? ''));
  return (
    <Notice icon={MailX} tone="bad" isStatus action={children}>
      <strong>{saidOf(bounce, address)}</strong>
    </Notice>
  );
}

interface Bounce {
  complaint: boolean;
  reported: boolean;
  reason: string;
}

function saidOf({ complaint, reported, reason }: Bounce, address: string): string {
  if (reported) return texts.reported(address, unturned(reason));
  return complaint ? texts.complained(address) : texts.comesBack(address, unturned(reason));
}
