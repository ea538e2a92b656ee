import { useEffect, useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { adminLists } from '@/content/en/admin-lists';
import type { Separator } from './export-items';
import { csvColumns, csvHead, csvRows } from './export-csv';
import { rowsOfIds, rowsOfView } from '../list/all-rows';
import { fieldsOf, filterWords, labelOf } from '../list/filters';
import { useOpenList } from '../list/list-context';
import type { ListView } from '../list/list-view';
import { queryClient } from '@/lib/query-client';
import { dataOf } from '@/lib/supabase/request-error';
import { staff } from '@/lib/supabase/staff';
import type { RecordList, StaffRecord } from '../records/record-list';
import { colleaguesQuery } from '../ui/colleagues';
import { saveFile } from '@/lib/save-file';
import { dayFromNow } from '../ui/timestamps';
import { withCode } from '../ui/with-code';

const { export: texts, search, filters: filterTexts } = adminLists;

/** Writes the view's records, or the selected ones, to a CSV file and downloads it. */
export function useExport() {
  const { list, view } = useOpenList();
  /** How many records are written; undefined while none are. */
  const [written, setWritten] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start(separator: Separator, selected?: readonly StaffRecord[]) {
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    const columns = csvColumns(list);
    const chunks = selected
      ? rowsOfIds(
          list,
          selected.map(({ id }) => id),
          columns,
          signal,
        )
      : rowsOfView(list, view, columns, signal);
    let done = 0;
    setWritten(done);
    try {
      await queryClient.ensureQueryData(colleaguesQuery);
      // Blobs, which browsers can move to disk, so that a million lines do not fill the memory.
      const blobs = [new Blob([csvHead(list, separator)])];
      for await (const rows of chunks) {
        if (signal.aborted) return;
        blobs.push(new Blob([csvRows(list, rows, separator)]));
        done += rows.length;
        setWritten(done);
      }
      if (done > 0) await log(list, done, selected ? texts.selected : describe(list, view));
      if (signal.aborted) return;
      const name = `${list.texts.title.toLowerCase().replaceAll(' ', '-')}-${dayFromNow(0)}.csv`;
      saveFile(new Blob(blobs, { type: 'text/csv;charset=utf-8' }), name);
      toast({ kind: 'success', title: texts.done, description: texts.doneText(done, name) });
    } catch (error) {
      if (signal.aborted) return;
      console.warn('the export broke off:', error);
      toast({ kind: 'error', title: texts.failed, description: texts.failedText });
    }
    setWritten(undefined);
  }

  return { written, start };
}

/** What narrows a list, in words. */
function describe(list: RecordList, view: ListView): string {
  const parts = [
    [search.label, view.search],
    [filterTexts.status, view.spam ? adminLists.spam_suspected : ''],
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

/** A file that nobody can account for is not handed out: it is saved after its entry in the log. */
async function log({ table }: RecordList, done: number, filters: string) {
  const entry = { table_name: table, records: done, filters: filters.slice(0, maxFilters) };
  await withCode(async () => dataOf(await staff().rpc('log_export', entry)));
}

const maxFilters = 500;
