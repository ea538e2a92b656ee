import { adminLists } from '@/content/en/admin-lists';
import { queryClient } from '@/lib/query-client';
import { saveFile } from '@/lib/save-file';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import { csvColumns, csvOf } from './export-csv';
import { readAllRows } from '../list/list-request';
import { filtersOf, filterWords, labelOf } from '../list/filters';
import { useOpenList } from '../list/list-context';
import type { ListView } from '../list/list-view';
import type { RecordKind, StaffRecord } from '../records/record-kind';
import { colleaguesQuery } from '../ui/colleagues';
import { readInBatches, rowsOf } from '../ui/rows-of';
import { dayFromNow } from '../ui/timestamps';
import { useCommand } from '../ui/use-command';

const { export: texts, search } = adminLists;

/** Downloads the selected records, or those of the view if none are given, as a CSV file. */
export function useExport() {
  const { kind, view } = useOpenList();
  return useCommand({
    run: async (selected: readonly StaffRecord[] | undefined) => {
      await queryClient.ensureQueryData(colleaguesQuery);
      const records = await (selected
        ? readSelected(kind, selected)
        : readAllRows(kind, view, csvColumns(kind)));
      // A file that nobody can account for is not handed out: it is saved after its entry in the log.
      const filters = selected ? texts.selected : filtersText(kind, view);
      if (records.length > 0) await logExport(kind, records.length, filters);
      const fileName = `${kind.texts.title.toLowerCase().replaceAll(' ', '-')}-${dayFromNow(0)}.csv`;
      saveFile(new Blob([csvOf(kind, records)], { type: 'text/csv;charset=utf-8' }), fileName);
      return texts.doneText(records.length, fileName);
    },
    changes: [],
    done: (description) => ({ title: texts.done, description }),
    failed: texts.failed,
  });
}

/** As private.log_export takes (20261120002200_work.sql). */
const maxFiltersLength = 500;

async function logExport({ table }: RecordKind, recordCount: number, filterText: string) {
  const filters = filterText.slice(0, maxFiltersLength);
  dataOf(await staff().rpc('log_export', { table_name: table, records: recordCount, filters }));
}

const readSelected = (kind: RecordKind, records: readonly StaffRecord[]) =>
  readInBatches(
    records.map(({ id }) => id),
    (batch) =>
      rowsOf(kind.table)
        .select(csvColumns(kind))
        .in('id', batch)
        .overrideTypes<StaffRecord[], { merge: false }>(),
  );

function filtersText(kind: RecordKind, view: ListView): string {
  const searched = view.search && `${search.label}: ${view.search}`;
  const filtered = filtersOf(kind).map((filter) => {
    const value = view.filters[filter.param];
    return value && `${labelOf(kind, filter)}: ${filterWords(kind, filter, value)}`;
  });
  return [searched, ...filtered].filter(Boolean).join('; ');
}
