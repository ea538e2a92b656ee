import { adminUndo } from '@/content/en/admin-undo';
import type { Database } from '@/lib/database.types';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { reportUndo } from './report-update';
import type { RowValues } from './staff-fields';
import { withdrawOffers } from './undo';
import { updateRecords } from './update-records';
import { changeScopeOf } from '../records/query-keys';
import type { RecordTable } from '../records/record-kind';
import { useCommand } from '../ui/use-command';

type Activity = Database['public']['Tables']['activity_log']['Row'];

/** Undoes an entry of the log, and what was changed together with it: each record only from what it was changed to. */
export function useUndoEntry(table: RecordTable) {
  return useCommand({
    scope: changeScopeOf(table),
    run: async (entry: Activity) => {
      withdrawOffers();
      const changes = (await changesIn(table, entry)).map(({ record_id, after, before }) => ({
        // The log has no more of a record; a refusal names it by its reference.
        record: { id: record_id, status: null, created_at: '', ...after },
        seen: after,
        set: before,
      }));
      if (changes.length === 0) throw new Error('nothing of this entry can be undone');
      reportUndo(table, await updateRecords(table, changes, true));
    },
    changes: [table],
    failed: adminUndo.failed,
  });
}

type LoggedChange = Pick<Activity, 'id' | 'record_id'> & Record<'before' | 'after', RowValues>;

async function changesIn(table: RecordTable, { id, batch, action }: Activity) {
  const changes: LoggedChange[] = [];
  for (;;) {
    const logged = staff()
      .from('activity_log')
      .select('id,record_id,before,after')
      .eq('table_name', table)
      .is('undoes', null)
      .not('before', 'is', null)
      .order('id')
      .range(changes.length, changes.length + logPageSize - 1);
    const request = batch ? logged.eq('batch', batch).eq('action', action) : logged.eq('id', id);
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const page = dataOf(await request.overrideTypes<LoggedChange[], { merge: false }>()) ?? [];
    changes.push(...page);
    if (page.length < logPageSize) return changes;
  }
}

/** PostgREST's "Max rows" is 1000. */
const logPageSize = 1000;
