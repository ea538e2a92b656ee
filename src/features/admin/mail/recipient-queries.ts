import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
import { dataOf, RequestError } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { Mode } from './mail-values';

type Listed = Database['public']['Functions']['list_recipients']['Returns'][number];
export type Recipient = Omit<Listed, 'mode'> & { mode: Mode };
/** What a recipient gets; `table_names` are the kinds of submissions. */
export type Choice = Pick<Recipient, 'table_names' | 'mode' | 'reminders'>;

/** Who is told of submissions. */
export const recipientsQuery = queryOptions({
  queryKey: ['mail_recipients'],
  queryFn: async ({ signal }): Promise<Recipient[]> =>
    (dataOf(await staff().rpc('list_recipients').abortSignal(signal)) ?? []) as Recipient[],
});

/** @throws RequestError unless it is stored. */
export async function updateRecipient(id: string, change: Partial<Choice>): Promise<Choice> {
  const request = staff().from('mail_recipients').update(change).eq('id', id);
  const rows = await request.select('table_names,mode,reminders');
  return exactlyOne(dataOf(rows)) as Choice;
}

/** @throws RequestError unless it is stored. */
export async function addMailbox(shared_address: string): Promise<void> {
  exactlyOne(dataOf(await staff().from('mail_recipients').insert({ shared_address }).select('id')));
}

/** @throws RequestError unless exactly this one is gone. */
export async function removeMailbox(id: string): Promise<void> {
  exactlyOne(dataOf(await staff().from('mail_recipients').delete().eq('id', id).select('id')));
}

/** What row-level security refuses is answered with success and no row. */
function exactlyOne<Row>(rows: Row[] | null): Row {
  const [row, ...more] = rows ?? [];
  if (!row || more.length > 0) throw new RequestError('no recipient was changed', 404);
  return row;
}
