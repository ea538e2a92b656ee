import { adminLists } from '@/content/en/admin-lists';
import { queryClient } from '@/lib/query-client';
import { saveFile } from '@/lib/save-file';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { csvColumns, csvOf } from './export-csv';
import { allRows } from '../list/all-rows';
import { fieldsOf, filterWords, labelOf } from '../list/filters';
import { useOpenList } from '../list/list-context';
import type { ListView } from '../list/list-view';
import type { RecordList } from '../records/record-list';
import { colleaguesQuery } from '../ui/colleagues';
import { dayFromNow } from '../ui/timestamps';
import { useCommand } from '../ui/use-command';

const { export: texts, search } = adminLists;

/** Downloads the view's records as a CSV file. */
export function useExport() {
  const { list, view } = useOpenList();
  return useCommand({
    run: async () => {
      await queryClient.ensureQueryData(colleaguesQuery);
      const records = await allRows(list, view, csvColumns(list));
      // A file that nobody can account for is not handed out: it is saved after its entry in the log.
      if (records.length > 0) await log(list, view, records.length);
      const name = `${list.texts.title.toLowerCase().replaceAll(' ', '-')}-${dayFromNow(0)}.csv`;
      saveFile(new Blob([csvOf(list, records)], { type: 'text/csv;charset=utf-8' }), name);
      return texts.doneText(records.length, name);
    },
    changes: [],
    done: (description) => ({ title: texts.done, description }),
    failed: texts.failed,
  });
}

const maxFilters = 500;

async function log(list: RecordList, view: ListView, records: number) {
  const filters = narrowedBy(list, view).slice(0, maxFilters);
  dataOf(await staff().rpc('log_export', { table_name: list.table, records, filters }));
}

/** What narrows a list, in words. */
function narrowedBy(list: RecordList, view: ListView): string {
  const parts = [
    [search.label, view.search],
    ...fieldsOf(list).map((field) => {
      const value = view.filters[field.param];
      return [labelOf(list, field), value ? filterWords(list, field, value) : ''] as const;
    }),
  ] as const;
  return parts
    .filter(([, value]) => value !== '')
    .map((part) => part.join(': '))
    .join('; ');
}
