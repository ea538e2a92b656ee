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
import { ToolButton } from '../ui/tool-button';
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
    const ids = selected?.map(({ id }) => id);
    const columns = csvColumns(list);
    const chunks = ids
      ? rowsOfIds(list, ids, columns, signal)
      : rowsOfView(list, view, columns, signal);
    let done = 0;
    setWritten(done);
    try {
      // Blobs, which browsers can move to disk, so that a million lines do not fill the memory.
      await queryClient.ensureQueryData(colleaguesQuery);
      const parts = ids ? ([[texts.selected, texts.part]] as const) : describeView(list, view);
      const filters = parts.map(([label, value]) => `${label}: ${value}`).join('; ');
      const blobs = [new Blob([csvHead(list, separator)])];
      for await (const rows of chunks) {
        if (signal.aborted) return;
        blobs.push(new Blob([csvRows(list, rows, separator)]));
        done += rows.length;
        setWritten(done);
      }
      if (done > 0) await log(list, done, filters);
      if (signal.aborted) return;
      const name = fileName(
        list,
        parts.map(([, value]) => value),
      );
      saveFile(new Blob(blobs, { type: 'text/csv;charset=utf-8' }), name);
      setWritten(undefined);
      toast({
        kind: 'success',
        title: texts.done,
        description: texts.doneText(done, name, ids ? '' : filters),
      });
    } catch (error) {
      if (signal.aborted) return;
      console.warn('the export broke off:', error);
      setWritten(undefined);
      toast({ kind: 'error', title: texts.failed, description: texts.failedText });
    }
  }

  function cancel() {
    running.current?.abort();
    setWritten(undefined);
  }

  return { written, start, cancel };
}

/** What narrows a list, as pairs of label and value in words. */
function describeView(list: RecordList, view: ListView): (readonly [string, string])[] {
  const parts = [
    [search.label, view.search],
    [filterTexts.status, view.spam ? adminLists.spam_suspected : ''],
    ...fieldsOf(list).map((field) => {
      const value = view.filters[field.param];
      return [labelOf(list, field), value ? filterWords(list, field, value) : ''] as const;
    }),
  ] as const;
  return parts.filter(([, value]) => value !== '');
}

/** A file that nobody can account for is not handed out: it is saved after its entry in the log. */
async function log({ table }: RecordList, done: number, filters: string) {
  const entry = { table_name: table, records: done, filters: filters.slice(0, maxFilters) };
  await withCode(async () => dataOf(await staff().rpc('log_export', entry)));
}

const maxFilters = 500;
const maxPart = 60;

/** Returns a name like `quote-requests-nigeria-2026-11-20.csv`, with the date in the reader's time zone. */
function fileName({ texts: { title } }: RecordList, values: string[]): string {
  const part = slug(values.join(' ')).slice(0, maxPart);
  return `${[slug(title), part, dayFromNow(0)].filter(Boolean).join('-')}.csv`;
}

function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

export function ExportProgress({ done, onCancel }: { done: number; onCancel: () => void }) {
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 border-y border-line py-1.5">
      <output className="tabular-nums">{texts.busy(done)}</output>
      <ToolButton onClick={onCancel}>{texts.cancel}</ToolButton>
    </div>
  );
}
