import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { RecordTable } from '../records/record-list';
import { refreshMs } from '../ui/refresh';
import { useStaffQuery } from '../ui/staff-query';

type ReplyTemplate = Database['public']['Tables']['reply_templates']['Row'];

function templatesQuery(table: RecordTable) {
  return queryOptions({
    queryKey: ['reply_templates', table],
    queryFn: async ({ signal }) => {
      const request = staff().from('reply_templates').select('*').eq('table_name', table);
      return dataOf(await request.abortSignal(signal)) ?? [];
    },
    enabled: table !== 'job_postings',
    refetchInterval: refreshMs,
  });
}

const none: readonly ReplyTemplate[] = [];

/** Returns what the team has changed; undefined while it is loading, and nothing if that failed. */
export function useTemplates(table: RecordTable): readonly ReplyTemplate[] | undefined {
  const { data, isError } = useStaffQuery(templatesQuery(table));
  return data ?? (isError ? none : undefined);
}

/** Changes a template for everybody; without a text, the original one is back. */
export async function setTemplate(
  template: Pick<ReplyTemplate, 'table_name' | 'locale' | 'name'>,
  changed?: ReplyTemplate,
  text?: Pick<ReplyTemplate, 'subject' | 'body'>,
) {
  const stored = staff().from('reply_templates');
  const id = changed?.id ?? '';
  const request = !text
    ? stored.delete().eq('id', id)
    : changed
      ? stored.update(text).eq('id', id)
      : stored.insert({ ...template, ...text });
  // Without single(), a refusal by row-level security is a success.
  dataOf(await request.select('id').single());
}
