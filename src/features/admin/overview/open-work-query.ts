import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { refreshMs } from '../record/record-queries';
import type { RecordList } from '../records/record-list';
import { openStatuses, promises } from '../records/waiting';
import { lastVisit, noteVisit } from '../ui/last-visit';
import { dayFromNow } from '../ui/timestamps';

/** Counts what is to do in each list, in one request. */
export function openWorkQuery(lists: readonly RecordList[]) {
  return queryOptions({
    queryKey: ['open_work'],
    queryFn: async ({ signal }) => {
      const since = lastVisit();
      noteVisit();
      const request = staff().rpc('open_work', {
        kinds: Object.fromEntries(lists.map((list) => [list.table, ruleOf(list)])),
        today: dayFromNow(0),
        ...(since !== null && { since: new Date(since).toISOString() }),
      });
      return { since, rows: dataOf(await request.abortSignal(signal)) ?? [] };
    },
    refetchInterval: refreshMs,
  });
}

function ruleOf(list: RecordList) {
  const open = openStatuses(list);
  const late = Object.entries(promises).find(([table]) => table === list.table)?.[1];
  return {
    decided: list.statuses.map(({ name }) => name).filter((name) => !open.includes(name)),
    ...(late && { late: late(new Date()).toISOString() }),
  };
}
