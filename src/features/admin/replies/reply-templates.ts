import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { ReplyTemplate, ReplyText } from './reply-text';
import type { RecordTable } from '../records/record-kind';
import { refreshMs } from '../ui/refresh';
import { useStaffQuery } from '../ui/staff-query';
import { changeRow } from '../ui/use-command';

/** Returns the templates that the team has changed; undefined while they load, none after a failure. */
export function useTemplates(table: RecordTable): readonly ReplyTemplate[] | undefined {
  const { data, isError } = useStaffQuery(templatesQuery(table));
  return data ?? (isError ? [] : undefined);
}

/** Changes a template for the whole team; `stored` is its row if the team changed it before. */
export async function saveTemplate(
  template: Pick<ReplyTemplate, 'table_name' | 'locale' | 'name'>,
  stored: ReplyTemplate | undefined,
  text: ReplyText,
) {
  if (stored) await changeRow('reply_templates', stored.id, text);
  else
    dataOf(
      await staff()
        .from('reply_templates')
        .insert({ ...template, ...text }),
    );
}

export const resetTemplate = ({ id }: ReplyTemplate) => changeRow('reply_templates', id, 'delete');

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
